import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { Deadline } from './deadline.ts';
import { federalDeadlines } from './federal.ts';
import { srpskaDeadlines } from './srpska.ts';

/** What a firm has to do for a month that is paid on its payday, in the order of days. */
export function deadlinesOf(firm: Firm, month: PayrollMonth): readonly Deadline[] {
  const own = {
    fbih: federalDeadlines(firm, month),
    rs: srpskaDeadlines(month),
    bd: districtDeadlines(month),
  };
  return own[firm.entity].toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

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
