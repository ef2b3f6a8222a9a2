import type { Composition } from '@obracun/engine/kernel/calculator.ts';
import type { Answer, AnswerLine } from './call.ts';

/** One part of a whole, with where its bar begins and how wide it is, in percent. */
export interface Part {
  readonly line: AnswerLine;
  readonly start: number;
  readonly width: number;
}

/** The parts of a whole that are not nought, end to end; none when the whole is nought. */
export function partsOf({ cjelina, dijelovi }: Composition, redovi: Answer['redovi']): Part[] {
  const whole = Number(redovi.get(cjelina)?.vrijednost ?? 0);
  if (whole <= 0) return [];
  let start = 0;
  return dijelovi.flatMap((red) => {
    const line = redovi.get(red);
    const width = (Number(line?.vrijednost ?? 0) / whole) * 100;
    if (!line || width <= 0) return [];
    const part = { line, start, width };
    start += width;
    return [part];
  });
}

/** 18.54 → `18,5 %` */
export const writeShare = (width: number): string => `${width.toFixed(1).replace('.', ',')} %`;
