import { plainName } from '../../../core/text/letters.ts';
import { compact } from '../../identifiers/digits.ts';
import type { Invoice } from '../invoice.ts';
import { isSameBuyer } from '../links.ts';
import { bareReference, hasNumber, numberTokens, paymentTokens } from './number-in-text.ts';

/** Money that came to the account of the firm, as a line of a bank statement. */
export interface IncomingLine {
  /** The same in every import of the same statement. */
  readonly id: string;
  /** Line of the file. */
  readonly line: number;
  /** ISO day. */
  readonly day: string;
  /** Hundredths of its currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** 16 digits of the payer; empty when the line has none. */
  readonly account: string;
  readonly payee: string;
  readonly purpose: string;
  readonly reference: string;
}

/** An account that a buyer paid from before. */
export interface BuyerAccount {
  readonly account: string;
  /** Any document of the buyer. */
  readonly document: Invoice;
}

/** Why a document is offered, the strongest first; `iznos` alone is never chosen by itself. */
export const EVIDENCE = ['poziv', 'broj', 'racun', 'kupac', 'iznos'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** What a line tells of documents, worked out once. */
export interface ReadLine {
  readonly line: IncomingLine;
  readonly reference: string;
  readonly tokens: readonly string[];
  readonly names: ReadonlySet<string>;
}

export function readLine(line: IncomingLine): ReadLine {
  const { reference, purpose, payee } = line;
  return {
    line,
    reference: bareReference(reference),
    tokens: paymentTokens(`${reference} | ${purpose}`),
    names: new Set(plainName(payee || purpose).split(' ')),
  };
}

/** What a document is known by, worked out once. */
export interface ReadDocument {
  readonly document: Invoice;
  readonly references: readonly string[];
  readonly numbers: readonly (readonly string[])[];
  readonly names: readonly string[];
  readonly taxNumber: string;
}

/** @param offers those it was made from: a buyer may pay by their numbers */
export function readDocument(document: Invoice, offers: readonly Invoice[] = []): ReadDocument {
  const all = [document, ...offers];
  return {
    document,
    references: all
      .flatMap(({ pozivNaBroj, brojFakture }) => [pozivNaBroj, brojFakture])
      .map(bareReference)
      .filter((one) => one.length > 2),
    numbers: all.map(({ vrsta, brojFakture }) => numberTokens(brojFakture, vrsta)),
    names: nameWords(document.customer.name),
    taxNumber: compact(document.customer.idNumber),
  };
}

/** Forms of a company, which a bank writes in other ways or not at all; shorter ones are left out by length. */
const FORMS: ReadonlySet<string> = new Set(['doo', 'ltd', 'gmbh', 'str', 'szr', 'sur', 'sztr', 'sup']);

const nameWords = (name: string): readonly string[] =>
  plainName(name)
    .split(' ')
    .filter((word) => word.length > 2 && !FORMS.has(word));

/** What a line says of a document apart from its amount. */
export interface Found {
  readonly named: 'poziv' | 'broj' | undefined;
  readonly buyer: 'racun' | 'kupac' | undefined;
}

/** @param accounts those of buyers that the account of the line was seen with */
export const foundIn = (
  line: ReadLine,
  document: ReadDocument,
  accounts: readonly BuyerAccount[],
): Found => ({
  named: namedBy(line, document),
  buyer: accounts.some((one) => isSameBuyer(one.document, document.document))
    ? 'racun'
    : isOfBuyer(line, document)
      ? 'kupac'
      : undefined,
});

function namedBy({ reference, tokens }: ReadLine, { references, numbers }: ReadDocument): Found['named'] {
  if (reference !== '' && references.includes(reference)) return 'poziv';
  return numbers.some((number) => hasNumber(tokens, number)) ? 'broj' : undefined;
}

const isOfBuyer = ({ names, tokens }: ReadLine, document: ReadDocument): boolean =>
  (document.taxNumber.length > 11 && tokens.includes(document.taxNumber)) ||
  (document.names.length > 0 && document.names.every((word) => names.has(word)));
