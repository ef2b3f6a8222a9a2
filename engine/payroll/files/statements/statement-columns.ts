import { plainName } from '../../../core/text/letters.ts';
import { KM } from '../../../documents/currency.ts';
import type { AmountSigns } from '../import/cells/amount.ts';
import { columnTexts, type FieldText, fieldText, type SourceTable } from '../import/columns/field-text.ts';
import { headingMatcher } from '../import/columns/headings.ts';
import { type Assignment, layoutOf, type TableLayout } from '../import/columns/layout.ts';
import type { ColumnQuestion } from '../import/rows/judged.ts';
import { amountSigns, thousandsQuestions } from '../import/rows/thousands.ts';
import { isDirection, isNegative, unsigned } from './direction.ts';

/** What a column of a bank statement holds. */
export const STATEMENT_FIELDS = [
  'day',
  'debit',
  'credit',
  'amount',
  'currency',
  'direction',
  'account',
  'payee',
  'purpose',
  'reference',
] as const;
export type StatementField = (typeof STATEMENT_FIELDS)[number];

/**
 * Headings of statements; no bank's description of its file was seen, so that any column can be chosen by hand. The name that says more
 * stands before the shorter one.
 */
export const STATEMENT_TEXT: Readonly<Record<StatementField, FieldText>> = {
  day: {
    ...fieldText('Datum', 'datum transakcije, datum obrade, datum naloga, valuta datum, date'),
    preferred: ['datum valute', 'datum knjiženja', 'datum izvršenja', 'value date', 'booking date'],
  },
  debit: fieldText(
    'Isplata',
    'duguje, dugovni promet, zaduženje, na teret, teret, rashod, isplate, iznos isplate, iznos duguje, iznos zaduženja, dugovno, debit, odliv',
  ),
  credit: fieldText(
    'Uplata',
    'potražuje, potražni promet, odobrenje, u korist, korist, prihod, uplate, iznos uplate, iznos potražuje, iznos odobrenja, potražno, credit, priliv',
  ),
  amount: fieldText('Iznos', 'iznos km, iznos bam, iznos transakcije, promet, amount, iznos naloga'),
  currency: fieldText('Valuta iznosa', 'oznaka valute, valuta, currency, ccy'),
  direction: fieldText(
    'Smjer',
    'd/p, p/d, dp, duguje/potražuje, duguje potražuje, zaduženje/odobrenje, isplata/uplata, uplata/isplata, dug/pot, strana, predznak, dr/cr, d/c, debit/credit, cdtdbtind, vrsta prometa, tip prometa, smjer plaćanja',
  ),
  account: fieldText(
    'Račun primaoca',
    'račun partnera, račun primatelja, račun korisnika, protivračun, protiv račun, broj računa primaoca, broj računa partnera, kontra račun, račun nalogoprimca, račun platioca primaoca, račun primaoca pošiljaoca, iban primaoca, iban partnera, iban, partija, broj računa, račun, account',
  ),
  payee: fieldText(
    'Primalac',
    'naziv primaoca, primatelj, naziv primatelja, naziv partnera, partner, naziv korisnika, korisnik, primalac pošiljalac, nalogoprimac, komitent, naziv, name',
  ),
  purpose: fieldText(
    'Svrha',
    'svrha doznake, svrha plaćanja, svrha uplate, opis, opis transakcije, description',
  ),
  reference: {
    ...fieldText('Poziv na broj', 'referenca, referenca plaćanja, poziv, reference, broj naloga'),
    preferred: ['poziv na broj odobrenja', 'poziv na broj primaoca'],
  },
};

const MONEY = ['debit', 'credit', 'amount'] as const;

const isMoney = (field: StatementField): boolean => MONEY.some((one) => one === field);

const matchOf = headingMatcher(
  STATEMENT_FIELDS,
  STATEMENT_TEXT,
  (field, mark) => mark === 'km' && isMoney(field),
);

/** `KM` is how banks of BiH write `BAM`. */
export const currencyIn = (text: string): string | undefined => {
  const code = text.trim().toUpperCase();
  if (code === '' || code === 'KM') return KM;
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
};

/** `Valuta` is the currency in one bank's file and the value date in another's: only one of currencies is. */
function withCurrency(
  table: SourceTable,
  { assignment, header, ...layout }: TableLayout<StatementField>,
): TableLayout<StatementField> {
  const rows = table.rows.slice((header ?? -1) + 1);
  const isOfCurrencies = (column: number): boolean =>
    columnTexts(rows, column).every((text) => currencyIn(text) !== undefined);
  return {
    ...layout,
    header,
    assignment: assignment.map((field, column) =>
      field === 'currency' && !isOfCurrencies(column) ? undefined : field,
    ),
  };
}

/** The columns of a statement by their headings; a column that holds only D and P is its direction. */
export function statementLayout(table: SourceTable): TableLayout<StatementField> {
  const layout = withCurrency(
    table,
    layoutOf(table, { matchOf, ofContent: { account: 'account', day: 'day', amount: 'amount' } }),
  );
  const { assignment } = layout;
  if (assignment.includes('direction') || !assignment.includes('amount')) return layout;
  const rows = table.rows.slice((layout.header ?? -1) + 1);
  const at = assignment.findIndex((field, column) => {
    const texts = field === undefined ? columnTexts(rows, column) : [];
    return texts.length > 0 && texts.every(isDirection);
  });
  return at < 0
    ? layout
    : { ...layout, assignment: assignment.with(at, 'direction'), guessed: [...layout.guessed, at] };
}

const PAYER = /(?:^| )(?:u?platilac|u?platioca|nalogodavac|nalogodavca|posiljalac|posiljaoca|payer)(?: |$)/;

/**
 * The columns for payments in: where a statement has the payer and the payee apart, the other side is the payer.
 */
export function incomingAssignment({
  headings,
  assignment,
}: Pick<TableLayout<StatementField>, 'headings' | 'assignment'>): Assignment<StatementField> {
  const payers = headings.map((heading, at): StatementField | undefined => {
    const name = plainName(heading);
    if (assignment[at] !== undefined || !PAYER.test(name)) return undefined;
    return /racun|iban/.test(name) ? 'account' : 'payee';
  });
  return assignment.map((field, at) => {
    const isReplaced = (field === 'account' || field === 'payee') && payers.includes(field);
    return payers[at] ?? (isReplaced ? undefined : field);
  });
}

/** A statement with its assigned columns. */
export interface StatementColumns {
  readonly table: SourceTable;
  readonly layout: Pick<TableLayout<StatementField>, 'header'>;
  readonly assignment: Assignment<StatementField>;
}

/** Why the columns are not enough; undefined when they are. */
export function columnsProblem(assignment: Assignment<StatementField>): string | undefined {
  if (!assignment.includes('day')) return 'Izaberite kolonu datuma.';
  return MONEY.some((field) => assignment.includes(field))
    ? undefined
    : 'Izaberite kolonu isplate ili iznosa.';
}

/** The question about a column of positive amounts without a direction. */
export const DIRECTION_QUESTION = 'smjer';

/** Questions about a statement: the direction of positive amounts, and ambiguous thousands. */
export function statementQuestions(columns: StatementColumns): ColumnQuestion[] {
  const thousands = thousandsQuestions(columns, isMoney, unsigned);
  const column = columns.assignment.indexOf('amount');
  if (column < 0 || !isDirectionUnknown(columns)) return thousands;
  const texts = columnTexts(columns.table.rows.slice((columns.layout.header ?? -1) + 1), column);
  return [
    {
      id: DIRECTION_QUESTION,
      column,
      text: 'Izvod ne kaže smjer. Šta su ovi iznosi?',
      options: [
        { value: 'isplate', label: 'Isplate s računa' },
        { value: 'uplate', label: 'Uplate na račun' },
      ],
      examples: [...new Set(texts)].slice(0, 3),
    },
    ...thousands,
  ];
}

/** Neither a column of direction, nor one of payments out or in, nor a minus. */
function isDirectionUnknown({ table, layout, assignment }: StatementColumns): boolean {
  if (['direction', 'debit', 'credit'].some((field) => assignment.includes(field as StatementField)))
    return false;
  const rows = table.rows.slice((layout.header ?? -1) + 1);
  return !columnTexts(rows, assignment.indexOf('amount')).some(isNegative);
}

/** Separators of each column of amounts, with the current answer. */
export const statementSigns = (
  columns: StatementColumns,
  answers: Readonly<Record<string, string>>,
): readonly AmountSigns[] => amountSigns(columns, isMoney, answers, unsigned);
