import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { type Booking, statementTable } from './statement-table.ts';

/** True for a statement in SWIFT MT940: it has an account and an opening balance or a line. */
export const isMt940 = (text: string): boolean =>
  /(?:^|\n):25[A-Z]?:/.test(text) && /(?:^|\n):6(?:0[FM]|1):/.test(text);

/** A field with its tag and the line it starts in. */
interface Field {
  readonly tag: string;
  readonly line: number;
  readonly text: string;
}

/** Reads the lines (`:61:`) of a statement with their information (`:86:`). */
export function readMt940(written: string): SourceTable {
  const bookings: Booking[] = [];
  let booking: Booking | undefined;
  let currency = '';
  for (const { tag, line, text } of fieldsIn(written.replace(/\r\n?/g, '\n'))) {
    if (tag.startsWith('60')) currency = BALANCE.exec(text)?.[1] ?? '';
    if (tag === '61') {
      booking = bookingIn(text, line, currency);
      bookings.push(booking);
    } else if (tag === '86' && booking) {
      bookings[bookings.length - 1] = { ...booking, ...informationIn(text, booking) };
      booking = undefined;
    } else booking = undefined;
  }
  return statementTable(bookings);
}

/** The opening balance names the currency of the account. */
const BALANCE = /^[CD]\d{6}([A-Z]{3})/;

function fieldsIn(text: string): Field[] {
  const fields: { tag: string; line: number; text: string }[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined) fields.push({ tag, line: at + 1, text: rest });
    else if (last && !/^(?:-\}?|\{.*)?$/.test(line.trim())) last.text += `\n${line}`;
  }
  return fields;
}

/** Value date, entry date, mark of direction, code of funds, amount, kind, reference of the owner, of the bank, supplement. */
const LINE =
  /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])[A-Z]?(\d+(?:,\d*)?)(?:[A-Z][A-Z0-9]{3})?([^\n]*?)(?:\/\/[^\n]*)?(?:\n([\s\S]*))?$/;

function bookingIn(text: string, line: number, currency: string): Booking {
  const [, year, month, day, direction = '', amount = '', reference = '', more = ''] = LINE.exec(text) ?? [];
  return {
    line,
    day: year === undefined ? '' : `20${year}-${month}-${day}`,
    direction,
    amount: amount === '' ? text.slice(0, 40) : Number(amount.replace(',', '.')),
    currency,
    account: '',
    name: '',
    purpose: joined(more),
    reference: reference === 'NONREF' ? '' : reference.trim(),
  };
}

/** Subfields `?20`…`?29`, `?60`…`?63` are the purpose, `?31` the account, `?32` and `?33` the name; other texts are the purpose. */
function informationIn(text: string, { purpose, reference }: Booking): Partial<Booking> {
  const parts = [...text.replaceAll('\n', '').matchAll(/[?~](\d{2})([^?~]*)/g)];
  if (parts.length === 0) return { purpose: [purpose, joined(text)].filter(Boolean).join(' ') };
  const of = (from: number, to: number): string =>
    parts
      .filter(([, code]) => Number(code) >= from && Number(code) <= to)
      .map(([, , content = '']) => content)
      .join('');
  return {
    account: of(31, 31),
    name: of(32, 33).trim(),
    purpose: [purpose, of(20, 29), of(60, 63)].filter(Boolean).join(' ').trim(),
    reference,
  };
}

/** Lines are cut at 65 letters, between words too. */
const joined = (text: string): string =>
  text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
