import { addDays, addMonths } from '../../../kernel/calendar.ts';
import { counted, MONTHS, ofDay } from '../wording.ts';
import { type Check, limitFor } from './doubt.ts';

export const endBeforeStart: Check = ({ startDate, endDate }) =>
  startDate !== null && endDate !== null && endDate < startDate
    ? { polje: 'endDate', poruka: 'Ugovor ističe prije dana stupanja na rad.', izvor: null }
    : undefined;

/** Both the first and the last day count. */
export const fixedTermTooLong: Check = (contract, facts) => {
  const { startDate, endDate } = contract;
  const limit = limitFor(contract, facts, 'fixedTermMonths');
  if (startDate === null || endDate === null || limit === undefined) return undefined;
  const lastDay = addDays(addMonths(startDate, limit.vrijednost), -1);
  if (endDate <= lastDay) return undefined;
  return {
    polje: 'endDate',
    poruka: `Ugovor na određeno vrijeme može trajati najviše ${counted(limit.vrijednost, MONTHS)}, ovdje do ${ofDay(lastDay)}.`,
    izvor: limit.izvor,
  };
};
