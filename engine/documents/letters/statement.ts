import { type Day, isDay } from '../../core/days/day.ts';
import { formatDay } from '../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import type { Block, Document, Table, Total } from '../blocks.ts';
import { figures, shortText, words } from '../blocks.ts';
import { currencyName, formatIn } from '../currency.ts';
import { amountFigure, moneyFigure } from '../figures.ts';
import { fileNamePart } from '../file-name.ts';
import { formDocument } from '../forms/form-document.ts';
import type { ValuesOf } from '../forms/form-field.ts';
import { groupedAccount } from '../identifiers/account-groups.ts';
import { doubted, type Requirement, wanted } from '../requirement.ts';
import { BLANK, dayIfGiven, given, oneLine } from '../typed-text.ts';
import { areNamed, balanceOf, itemColumns, type OpenItem } from './open-items.ts';
import { creditorSigns, debtorSigns, mistyped, partyColumns, wantedOf } from './parties.ts';
import { currencyField, partyFields, partyGroups } from './party-fields.ts';

const fields = {
  ...partyFields,
  number: { kind: 'tekst', label: 'Broj izvoda' },
  place: { kind: 'tekst', label: 'Mjesto' },
  on: { kind: 'datum', label: 'Stanje na dan', hint: 'Ako ne upišete, uzima se današnji dan.' },
  currency: currencyField,
  items: { kind: 'redovi', label: 'Otvorene stavke', one: 'stavku', columns: itemColumns },
} as const;

type Statement = ValuesOf<typeof fields>;

function write(statement: Statement, today: Day): Document {
  const day = isDay(statement.on) ? statement.on : today;
  return {
    title: 'Izvod otvorenih stavki',
    language: 'bs-Latn',
    fileName: `ios_${fileNamePart(statement.debtor) || 'novi'}_${day}`,
    blocks: [
      partyColumns(statement),
      { kind: 'title', text: `Izvod otvorenih stavki na dan ${formatDay(day)}` },
      ...body(statement, day),
    ],
  };
}

const body = (statement: Statement, day: Day): readonly Block[] => [
  {
    kind: 'paragraph',
    text: `${statement.number.trim() === '' ? '' : `Broj: ${statement.number.trim()}. `}U našim poslovnim knjigama otvorene su sljedeće stavke. Molimo da ih uporedite sa svojim knjigama, izvod ovjerite i vratite jedan primjerak.`,
  },
  itemTable(statement),
  ...accountOf(statement),
  { kind: 'paragraph', text: `${given(statement.place)}, ${formatDay(day)}` },
  { kind: 'signatures', parties: [creditorSigns(statement)] },
  { kind: 'title', text: 'Odgovor dužnika', isPart: true },
  { kind: 'paragraph', text: 'Saldo potvrđujemo u cijelosti.    DA / NE' },
  {
    kind: 'paragraph',
    text: `Osporavamo iznos od ${BLANK} ${currencyName(statement.currency)} iz razloga: ${BLANK}${BLANK}`,
  },
  { kind: 'paragraph', text: `${BLANK}, dana ${BLANK}` },
  { kind: 'signatures', parties: [debtorSigns(statement)] },
];

const accountOf = ({ account }: Statement): readonly Block[] =>
  oneLine(account) === ''
    ? []
    : [{ kind: 'paragraph', text: `Račun za uplatu: ${oneLine(groupedAccount(account))}` }];

const itemTable = ({ items, currency }: Statement): Table => ({
  kind: 'table',
  caption: 'Otvorene stavke',
  columns: [
    words('Dokument'),
    shortText('Datum'),
    shortText('Rok'),
    figures('Iznos'),
    figures('Plaćeno'),
    figures(`Saldo ${currencyName(currency)}`),
  ],
  rows: items.map((item) => [
    item.document || BLANK,
    dayIfGiven(item.day),
    dayIfGiven(item.due),
    amountFigure(item.amount ?? 0),
    amountFigure(item.paid ?? 0),
    amountFigure(balanceOf(item)),
  ]),
  totals: [totalOf(sumOf(items, balanceOf), currency)],
});

/** The creditor of the balance: the letter addresses the debtor. */
const totalOf = (balance: Feninga, currency: string): Total =>
  balance < 0
    ? { label: 'Preplaćeno, u vašu korist', figure: moneyFigure(-balance, currency), strong: true }
    : { label: 'Ukupno otvoreno', figure: moneyFigure(balance, currency), strong: true };

const requirements = (statement: Statement): readonly Requirement[] => [
  ...wantedOf(statement),
  wanted('items', 'Otvorene stavke', areNamed(statement.items)),
  ...statement.items.flatMap((item, at) => overpaid(item, at, statement)),
  ...mistyped(statement),
];

function overpaid(item: OpenItem, at: number, { currency }: Statement): Requirement[] {
  if (item.amount === null || balanceOf(item) >= 0) return [];
  const over = formatIn(-balanceOf(item), currency);
  const poruka = `Plaćeno je ${over} više od iznosa: ispravite ako nije preplata.`;
  return [doubted(`items.${at}.paid`, item.document || 'Dokument', poruka)];
}

/** A statement of open items, for the debtor to confirm. */
export const statement = formDocument<typeof fields>({
  kind: 'ios',
  title: 'IOS – izvod otvorenih stavki',
  lead: 'Ništa se ne šalje na server.',
  fields,
  groups: [
    ...partyGroups,
    { title: 'Izvod', fields: ['number', 'place', 'on'] },
    { title: 'Otvorene stavke', fields: ['currency', 'items'] },
  ],
  write,
  requirements,
  nameOf: ({ debtor, on }) => [debtor, on].filter(Boolean).join(' · '),
});
