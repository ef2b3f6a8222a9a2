import type { Composition } from '@obracun/engine/core/lines.ts';
import type { Answer, AnswerLine } from './answer.ts';

/** One part of a whole, with the width of its bar in percent. */
export interface Part {
  readonly line: AnswerLine;
  readonly width: number;
  /** The written share: in tenths of a percent, which add up to a whole. */
  readonly share: number;
}

/** The parts of a whole that are not zero, end to end; none when the whole is zero. */
export function partsOf({ whole, parts }: Composition, answered: Answer['lines']): Part[] {
  const amountOf = (line: AnswerLine | undefined): number => Number(line?.value ?? 0);
  const total = amountOf(answered.get(whole));
  if (total <= 0) return [];
  const lines = parts.flatMap((name) => answered.get(name) ?? []).filter((line) => amountOf(line) > 0);
  const shares = sharesOf(lines.map(amountOf));
  return lines.map((line, at) => ({
    line,
    width: (amountOf(line) / total) * 100,
    share: shares[at] ?? 0,
  }));
}

const TENTHS = 1000;

/** Parts in tenths of a percent that add up to a hundred: each rounded down, the largest remainders up. */
export function sharesOf(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => (part / whole) * TENTHS);
  const missing = exact.reduce((rest, share) => rest - Math.floor(share), TENTHS);
  const remainder = (at: number): number => (exact[at] ?? 0) % 1;
  const raised = [...exact.keys()].sort((one, other) => remainder(other) - remainder(one)).slice(0, missing);
  return exact.map((share, at) => Math.floor(share) + (raised.includes(at) ? 1 : 0));
}

/** 185 → `18,5 %` */
export const writeShare = (share: number): string => `${(share / 10).toFixed(1).replace('.', ',')} %`;
