import type { Day } from '../../../core/days/day.ts';
import { type Change, changeOn } from '../../../core/law.ts';
import type { Ppm } from '../../../core/numbers/money.ts';
import { porodiljsko as fbihMaternity } from '../../../law/fbih/maternity.ts';
import { bolovanje as fbihSick } from '../../../law/fbih/sick-leave.ts';
import { porodiljsko as rsMaternity } from '../../../law/rs/maternity.ts';
import { bolovanje as rsSick } from '../../../law/rs/sick-leave.ts';
import type { AbsenceKind } from '../../model/absence.ts';
import type { PayrollEntity } from '../../model/place.ts';

/** Legal terms of a counted leave; missing ones must be typed. */
export interface AbsenceTerms {
  /** Number of first calendar days paid by the employer. */
  readonly employerDays?: number;
  /** Share of an hour of work; undefined for illness, as the firm or worker overrides the law. */
  readonly share?: Ppm;
  /** Source of both; undefined when neither is known. */
  readonly source?: Change<unknown>['izvor'];
}

type SickLaw = Change<{ readonly dani_poslodavca: number }>;

const known = <C extends SickLaw>(change: C | undefined, share?: (value: C['vrijednost']) => Ppm) =>
  change && {
    employerDays: change.vrijednost.dani_poslodavca,
    ...(share && { share: share(change.vrijednost) }),
    source: change.izvor,
  };

type TermsOf = (day: Day) => AbsenceTerms | undefined;
type Terms = Readonly<Partial<Record<AbsenceKind, TermsOf>>>;

/** Not found: days and payer of the District; care and isolation of the Federation. */
const TERMS: Readonly<Record<PayrollEntity, Terms>> = {
  rs: {
    illness: (day) => known(changeOn(rsSick, day)),
    workInjury: (day) => known(changeOn(rsSick, day), ({ povreda_na_radu }) => povreda_na_radu),
    pregnancy: (day) => known(changeOn(rsSick, day), ({ trudnoca }) => trudnoca),
    care: (day) => known(changeOn(rsSick, day), ({ posto }) => posto),
    isolation: (day) => known(changeOn(rsSick, day), ({ izolacija }) => izolacija),
    maternity: (day) => known(changeOn(rsMaternity, day), ({ posto }) => posto),
  },
  fbih: {
    illness: (day) => known(changeOn(fbihSick, day)),
    workInjury: (day) => known(changeOn(fbihSick, day), ({ povreda_na_radu }) => povreda_na_radu),
    pregnancy: (day) => known(changeOn(fbihSick, day), ({ trudnoca }) => trudnoca),
    maternity: (day) => known(changeOn(fbihMaternity, day)),
  },
  bd: {},
};

const UNKNOWN: AbsenceTerms = {};

/** Legal terms of a leave of a kind, by the law of its first day. */
export const absenceTerms = (entity: PayrollEntity, kind: AbsenceKind, day: Day): AbsenceTerms =>
  TERMS[entity][kind]?.(day) ?? UNKNOWN;
