import type { YearMonth } from '../../core/days/day.ts';
import { monthWritten } from '../../core/numbers/format.ts';
import type { SettledMonth } from '../model/wage.ts';

/** True where a wage was calculated by the last known law, because that of its month is not known yet: its answer says so. */
export const isEstimated = ({ wages }: Pick<SettledMonth, 'wages'>): boolean =>
  wages.some(({ answer }) => answer.procjena === true);

/** Behind the words that name the month in what it gives out; empty where it is no estimate. */
export const estimateMark = (settled: Pick<SettledMonth, 'wages'>): string =>
  isEstimated(settled) ? ' (procjena)' : '';

/** A name of a file, with the mark before its ending where it is an estimate. */
export const markedFile = (settled: Pick<SettledMonth, 'wages'>, name: string): string =>
  isEstimated(settled) ? name.replace(/(?=\.[^.]+$)/, '_procjena') : name;

/** `10/2026`, with the mark where it is an estimate. */
export const markedMonth = (settled: Pick<SettledMonth, 'month' | 'wages'>): string =>
  `${monthWritten(settled.month)}${estimateMark(settled)}`;

/** Said wherever figures of an estimate are. */
const estimateSentence = (month: YearMonth): string =>
  `Procjena: propisi za ${monthWritten(month)} još nisu poznati, računato je po posljednjim poznatim. Ne plaćajte i ne predajte po njoj: kad propisi budu poznati, obračunajte ponovo.`;

/** The sentence of a month that is an estimate, of any other none. */
export const estimateNotes = (settled: Pick<SettledMonth, 'month' | 'wages'>): readonly string[] =>
  isEstimated(settled) ? [estimateSentence(settled.month)] : [];
