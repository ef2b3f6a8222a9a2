import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';
import { readStored, writeStored } from '../../../storage/device-storage.ts';

/** By how many millimetres the print is moved on the form: a printer takes its paper a little otherwise. */
export interface PaperOffset {
  readonly right: number;
  readonly down: number;
}

/** As it is typed. */
export type TypedOffset = Readonly<Record<keyof PaperOffset, string>>;

const KEY = 'virman-pomak';
const NONE: TypedOffset = { right: '', down: '' };
/** Further than this the print would leave the form. */
export const MOST_MM = 50;

/** What was typed last on this device. */
export function keptOffset(): TypedOffset {
  const [right, down] = (readStored(KEY) ?? '').split(';');
  return right === undefined || down === undefined ? NONE : { right, down };
}

export function keepOffset({ right, down }: TypedOffset): void {
  writeStored(KEY, `${right};${down}`);
}

/** Millimetres as typed, nothing typed for none; undefined for what is no such number. */
export function millimetres(text: string): number | undefined {
  const typed = visibleText(text);
  const value = typed === '' ? 0 : readNumber(typed.replace(/mm$/i, ''));
  return value === undefined || Math.abs(value) > MOST_MM ? undefined : value;
}
