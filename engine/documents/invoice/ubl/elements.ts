import type { Feninga } from '../../../kernel/figures/money.ts';
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
  basic(name, fixed(feninga, 2), { currencyID: 'BAM' });

/** `value` × 10^−places as XML Schema writes decimals, without trailing zeros: 125000 → `12.5`. */
export const decimal = (value: number, places: number): string => fixed(value, places).replace(/\.?0+$/, '');

function fixed(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
