import type { Day } from '../../core/days/day.ts';
import { type Change, changeOn } from '../../core/law.ts';
import type { Ppm } from '../../core/numbers/money.ts';
import { porodiljsko as fbihMaternity } from '../../law/fbih/maternity.ts';
import { bolovanje as fbihSick } from '../../law/fbih/sick-leave.ts';
import { porodiljsko as rsMaternity } from '../../law/rs/maternity.ts';
import { bolovanje as rsSick } from '../../law/rs/sick-leave.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { AbsenceKind } from './absence.ts';

/** What the law says of a counted leave; what it does not say has to be typed. */
export interface AbsenceTerms {
  /** The employer pays so many first calendar days. */
  readonly employerDays?: number;
  /** Of an hour of work; of an illness undefined, because that of the firm or the worker stands before the law. */
  readonly share?: Ppm;
  /** Where both were read; undefined where neither is known. */
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

/** Of the District neither the days nor the payer were found; of the Federation not those of care and isolation. */
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

/** What the law of a day says of a leave of some kind that begins then. */
export const absenceTerms = (entity: PayrollEntity, kind: AbsenceKind, day: Day): AbsenceTerms =>
  TERMS[entity][kind]?.(day) ?? UNKNOWN;
