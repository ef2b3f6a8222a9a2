import { ESTIMATE } from '../../../core/calculation.ts';
import { monthWritten } from '../../../core/numbers/format.ts';
import type { SettledMonth } from '../../model/wage.ts';
import { warningsIn } from './figures.ts';

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

/** The sentence of every output of a month that is an estimate, which names the missing figures; none otherwise. */
export function estimateNotes({ wages }: Pick<SettledMonth, 'wages'>): readonly string[] {
  const estimated = wages.flatMap(({ answer }) =>
    warningsIn(answer).filter(({ polje }) => polje === ESTIMATE),
  );
  const sentences = [...new Set(estimated.map(({ poruka }) => poruka))];
  return sentences.length > 0 ? [`${sentences.join(' ')} ${DIFFERENCE}`] : [];
}

const DIFFERENCE = 'Kad iznos bude objavljen, obračunava se razlika.';
