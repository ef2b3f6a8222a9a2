import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';
import { readStored, writeStored } from '../../../storage/device-storage.ts';

/** Millimetres by which the print is moved on the form: printers feed paper slightly differently. */
export interface PaperOffset {
  readonly right: number;
  readonly down: number;
}

/** As typed. */
export type TypedOffset = Readonly<Record<keyof PaperOffset, string>>;

const KEY = 'virman-pomak';
const NONE: TypedOffset = { right: '', down: '' };
/** A larger offset would leave the form. */
export const MOST_MM = 50;

/** The last typed ones on this device. */
export function storedOffset(): TypedOffset {
  const [right, down] = (readStored(KEY) ?? '').split(';');
  return right === undefined || down === undefined ? NONE : { right, down };
}

export function keepOffset({ right, down }: TypedOffset): void {
  writeStored(KEY, `${right};${down}`);
}

/** Parsed millimetres, 0 for an empty text; undefined for an invalid one. */
export function millimetres(text: string): number | undefined {
  const typed = visibleText(text);
  const value = typed === '' ? 0 : readNumber(typed.replace(/mm$/i, ''));
  return value === undefined || Math.abs(value) > MOST_MM ? undefined : value;
}
