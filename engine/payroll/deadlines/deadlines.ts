import { byDay } from '../../core/days/day.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { Deadline } from './deadline.ts';
import { federalDeadlines } from './federal.ts';
import { srpskaDeadlines } from './srpska.ts';

/** What a firm has to do for a month that is paid on its payday, in the order of days. */
export const deadlinesOf = (firm: Firm, month: PayrollMonth): readonly Deadline[] =>
  OWN[firm.entity](month, firm).toSorted((one, other) => byDay(one.day, other.day));

/** No law of it was found. */
const districtDeadlines = (month: PayrollMonth): Deadline[] => [
  {
    id: 'isplata',
    day: month.payday,
    title: 'Isplata plate',
    note: 'Rokovi i obrasci Poreske uprave Brčko distrikta nisu pronađeni: raspitajte se.',
    source: 'https://df.bdcentral.net',
    certainty: 'niska',
  },
];

const OWN: Readonly<Record<PayrollEntity, (month: PayrollMonth, firm: Firm) => readonly Deadline[]>> = {
  fbih: federalDeadlines,
  rs: srpskaDeadlines,
  bd: districtDeadlines,
};
