import type { Day } from '../../../core/days/day.ts';
import { type Change, changeOn } from '../../../core/law.ts';
import { counted, DAYS, MONTHS } from '../../../core/numbers/format.ts';
import * as bd from '../../../law/bd/labour.ts';
import * as fbih from '../../../law/fbih/labour.ts';
import * as rs from '../../../law/rs/labour.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Act } from './act-form.ts';

/** The remedy of a worker by the law of a day, in a sentence or two. */
interface OfferedRemedy extends Pick<Change<unknown>, 'izvor'> {
  readonly text: string;
}

const inDays = (days: number): string => counted(days, DAYS);

const OFFER: Readonly<Record<PayrollEntity, (day: Day) => OfferedRemedy | undefined>> = {
  fbih: (day) => {
    const law = changeOn(fbih.zastita_prava, day);
    if (law === undefined) return undefined;
    const { zahtjev, odgovor, tuzba } = law.vrijednost;
    return {
      izvor: law.izvor,
      text: `Radnik može u roku od ${inDays(zahtjev)} od dana dostavljanja ovog akta pisanim zahtjevom tražiti od poslodavca zaštitu svojih prava. Ako poslodavac u roku od ${inDays(odgovor)} ne udovolji zahtjevu, radnik može u roku od ${inDays(tuzba)} podnijeti tužbu nadležnom sudu.`,
    };
  },
  rs: (day) => {
    const law = changeOn(rs.zastita_prava, day);
    if (law === undefined) return undefined;
    const { zahtjev, najduze } = law.vrijednost;
    return {
      izvor: law.izvor,
      text: `Radnik može poslodavcu podnijeti pisani zahtjev za zaštitu prava u roku od ${inDays(zahtjev)} od dana saznanja za povredu prava, a najkasnije u roku od ${counted(najduze, MONTHS)} od dana kada je povreda učinjena.`,
    };
  },
  bd: (day) => {
    const law = changeOn(bd.zastita_prava, day);
    return (
      law && {
        izvor: law.izvor,
        text: `Radnik može u roku od ${inDays(law.vrijednost.zahtjev)} od dana dostavljanja ovog akta podnijeti poslodavcu pisani zahtjev za zaštitu prava.`,
      }
    );
  },
};

export const offeredRemedy = ({ entity }: Act, day: Day): OfferedRemedy | undefined =>
  OFFER[entity as PayrollEntity](day);

/** The remedy as typed, otherwise that of the law. */
export const remedyOf = (act: Act, day: Day): string =>
  act.remedy.trim() === '' ? (offeredRemedy(act, day)?.text ?? '') : act.remedy;
