import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { Parser } from 'saxen';
import { type Booking, statementTable } from './statement-table.ts';

/** True for a statement in ISO 20022 camt.053, or a report of the day (camt.052). */
export const isCamt = (text: string): boolean => /<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt)[\s>]/.test(text);

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** A statement has about ten levels. */
const MOST_LEVELS = 64;

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** @throws Error when the text is no well-formed XML, or is nested too deeply */
function elementsIn(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    if (open.length > MOST_LEVELS) throw new Error('nested too deeply');
    const element: Element = { name: local(name), attributes: attributes(), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closeTag', () => void open.pop());
  const add = (text: string) => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', (text, decode) => add(decode(text)));
  parser.on('cdata', add);
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(xml);
  if (open.length !== 1) throw new Error('not closed');
  return root;
}

const all = (element: Element, name: string): Element[] =>
  element.children.filter((child) => child.name === name);

/** The first element of a path: `RltdPties/Cdtr/Nm`. */
const at = (element: Element | undefined, path: string): Element | undefined =>
  path.split('/').reduce<Element | undefined>((now, name) => now && all(now, name)[0], element);

const textAt = (element: Element | undefined, ...paths: readonly string[]): string =>
  paths.map((path) => at(element, path)?.text.trim() ?? '').find((text) => text !== '') ?? '';

function* elementsNamed(element: Element, name: string): Generator<Element> {
  for (const child of element.children) {
    if (child.name === name) yield child;
    else yield* elementsNamed(child, name);
  }
}

/** Reads the booked entries of a statement; a collective entry is read as its payments where they have amounts that add up. */
export function readCamt(xml: string): SourceTable {
  const entries = [...elementsNamed(elementsIn(xml), 'Ntry')].filter(
    (entry) => !['PDNG', 'INFO'].includes(textAt(entry, 'Sts/Cd', 'Sts')),
  );
  return statementTable(entries.flatMap((entry, index) => bookingsOf(entry, index + 1)));
}

interface Money {
  /** A text where it is no amount. */
  readonly amount: number | string;
  readonly currency: string;
}

function moneyOf(element: Element | undefined): Money {
  const text = element?.text.trim() ?? '';
  return {
    amount: /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text,
    currency: element?.attributes.Ccy ?? '',
  };
}

function bookingsOf(entry: Element, line: number): Booking[] {
  const details = all(entry, 'NtryDtls').flatMap((one) => all(one, 'TxDtls'));
  const whole = moneyOf(at(entry, 'Amt'));
  const parts = details.map((one) => moneyOf(at(one, 'Amt') ?? at(one, 'AmtDtls/TxAmt/Amt')));
  const isSplit = details.length > 1 && isSum(parts, whole);
  return isSplit
    ? details.map((one, index) => bookingOf(entry, one, parts[index] ?? whole, line))
    : [bookingOf(entry, details.length === 1 ? details[0] : undefined, whole, line)];
}

const isSum = (parts: readonly Money[], whole: Money): boolean =>
  parts.every(({ amount, currency }) => typeof amount === 'number' && currency === whole.currency) &&
  Math.round(parts.reduce((sum, { amount }) => sum + Number(amount), 0) * 100) ===
    Math.round(Number(whole.amount) * 100);

function bookingOf(
  entry: Element,
  detail: Element | undefined,
  { amount, currency }: Money,
  line: number,
): Booking {
  const indicator = textAt(entry, 'CdtDbtInd');
  const side = indicator === 'DBIT' ? 'Cdtr' : 'Dbtr';
  const account = `RltdPties/${side}Acct/Id`;
  return {
    line,
    day: textAt(entry, 'ValDt/Dt', 'ValDt/DtTm', 'BookgDt/Dt', 'BookgDt/DtTm').slice(0, 10),
    direction: textAt(entry, 'RvslInd') === 'true' ? 'storno' : indicator,
    amount,
    currency,
    account: textAt(detail, `${account}/IBAN`, `${account}/Othr/Id`),
    name: textAt(detail, `RltdPties/${side}/Nm`, `RltdPties/${side}/Pty/Nm`),
    purpose: purposeOf(entry, detail),
    reference: textAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref', 'Refs/EndToEndId').replace(/^NOTPROVIDED$/, ''),
  };
}

function purposeOf(entry: Element, detail: Element | undefined): string {
  const remittance = at(detail, 'RmtInf');
  const free = remittance ? all(remittance, 'Ustrd').map(({ text }) => text.trim()) : [];
  return free.join(' ') || textAt(detail, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf');
}
