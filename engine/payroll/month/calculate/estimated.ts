import type { YearMonth } from '../../../core/days/day.ts';
import { monthWritten } from '../../../core/numbers/format.ts';
import type { SettledMonth } from '../../model/wage.ts';

/** True when the answer says that a wage was calculated by the last known law, because that of its month is not known yet. */
export const isEstimated = ({ wages }: Pick<SettledMonth, 'wages'>): boolean =>
  wages.some(({ answer }) => answer.procjena === true);

/** The ids of the workers whose wage is an estimate. */
export const estimatedWorkers = ({ wages }: Pick<SettledMonth, 'wages'>): readonly string[] =>
  wages.filter(({ answer }) => answer.procjena === true).map(({ worker }) => worker.id);

/** The mark after the month in outputs; empty without an estimate. */
export const estimateMark = (settled: Pick<SettledMonth, 'wages'>): string =>
  isEstimated(settled) ? ' (procjena)' : '';

/** A file name, with the mark before its extension when it is an estimate. */
export const markedFile = (settled: Pick<SettledMonth, 'wages'>, name: string): string =>
  isEstimated(settled) ? name.replace(/(?=\.[^.]+$)/, '_procjena') : name;

/** `10/2026`, with the mark when it is an estimate. */
export const markedMonth = (settled: Pick<SettledMonth, 'month' | 'wages'>): string =>
  `${monthWritten(settled.month)}${estimateMark(settled)}`;

/** Shown wherever figures of an estimate are. */
const estimateSentence = (month: YearMonth): string =>
  `Procjena: propisi za ${monthWritten(month)} još nisu poznati, računato je po posljednjim poznatim. Ne plaćajte i ne predajte po njoj.`;

/** The sentence of a month that is an estimate; none otherwise. */
export const estimateNotes = (settled: Pick<SettledMonth, 'month' | 'wages'>): readonly string[] =>
  isEstimated(settled) ? [estimateSentence(settled.month)] : [];
