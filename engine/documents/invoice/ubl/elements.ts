import type { Feninga } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/plain.ts';
import { type Element, element } from '../../xml.ts';

/** A basic component, left out when there is nothing to say: UBL has no empty elements. */
export const basic = (
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): Element | undefined => (text === '' ? undefined : element(`cbc:${name}`, text, attributes));

/** An aggregate, left out when none of its parts is there. */
export function aggregate(name: string, parts: readonly (Element | undefined)[]): Element | undefined {
  return parts.some((part) => part !== undefined) ? element(`cac:${name}`, parts) : undefined;
}

/** 123456 feninga → `1234.56` in BAM. */
export const amount = (name: string, feninga: Feninga): Element | undefined =>
  basic(name, plain(feninga), { currencyID: 'BAM' });
