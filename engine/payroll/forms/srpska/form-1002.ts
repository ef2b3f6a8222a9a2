import { type Day, firstDayOf, lastDayOf } from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import { formatDay, formatMoney, monthWritten } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { commaAmount } from '../../../core/numbers/units.ts';
import { porez_na_platu } from '../../../law/rs/income-tax.ts';
import { oslobodjeni_dio } from '../../../law/rs/minimum-base.ts';
import { fullName, seatOf } from '../../model/firm.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { estimateNotes } from '../../month/calculate/estimated.ts';
import { inHand } from '../../month/calculate/figures.ts';
import { exemptAmount } from '../../month/calculate/tax-base.ts';
import { isPaidOften } from '../../month/payouts/month-payouts.ts';
import { duesOf } from '../../payments/orders/dues.ts';
import { revenueOf } from '../../payments/orders/revenue.ts';
import { type HeadRow, type SkippedRow, seatMunicipality, sortRows, unpaidHoursNotes } from '../filing.ts';
import { isInReturns, isWithoutPay, leftOutOfReturns } from '../without-pay.ts';
import { DL1_COLUMNS, isInsuredInFederation } from './dl1.ts';
import { type Dl5Row, dl5Rows, fundNotes } from './dl5.ts';
import { paidNotes, paidRows } from './paid-rows.ts';

/** The return 1002 of Republika Srpska as values to retype: its XML was not seen, so none is offered. */
export interface Form1002 {
  readonly head: readonly HeadRow[];
  readonly dl1: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** Row 10. */
    readonly totals: readonly string[];
  };
  readonly dl5: readonly Dl5Row[];
  /** Row 11: codes of revenue with the amount paid on each. */
  readonly codes: readonly RevenueCode[];
  readonly skipped: readonly SkippedRow[];
  readonly notes: readonly string[];
}

/** @param filed the day of filing */
export function form1002(settled: SettledMonth, filed: Day): Form1002 {
  const wages = settled.wages.filter((wage) => wage.entity === 'rs' && isInReturns(wage));
  const { rows, skipped, doubts } = sortRows(settled.firm, wages, { needsMunicipality: true });
  const declared = declaredOf({ ...settled, wages: rows });
  return {
    head: headOf(settled, wages, filed),
    dl1: {
      columns: DL1_COLUMNS.map(({ title }) => title),
      rows: rows.map((wage, at) => DL1_COLUMNS.map(({ cell }) => cell(wage, at))),
      totals: DL1_COLUMNS.map(({ total }) => total(rows)),
    },
    dl5: dl5Rows(rows, settled.month),
    codes: codesOf(declared),
    skipped: [...skipped, ...leftOutOfReturns(settled.wages.filter(({ entity }) => entity === 'rs'))],
    notes: [
      ...estimateNotes(settled),
      ...withoutCode(declared),
      ...withoutOrder(declared),
      ...doubts,
      ...unpaidHoursNotes(rows),
      ...notesOf(settled, rows),
    ],
  };
}

/** The day of filing on the first page. */
const FILED_ROW = '10';

/** A form frozen when its month was closed, with its day of filing; the rest stays. */
export const filed1002 = (form: Form1002, filed: Day): Form1002 => ({
  ...form,
  head: form.head.map((row) => (row.row === FILED_ROW ? { ...row, value: formatDay(filed) } : row)),
});

/** The row that says that the return is the first one of its month. */
const BASIC_ROW = '11.1';

/** The same as an amended return: 11.2 in place of 11.1, and room for the bar code of the basic one, which only its printout has. */
export const amended1002 = (form: Form1002): Form1002 => ({
  ...form,
  head: form.head.flatMap((row): readonly HeadRow[] => {
    if (row.row === BASIC_ROW)
      return [
        { row: BASIC_ROW, label: row.label, value: '' },
        { row: '11.2', label: 'Izmijenjena prijava', value: 'da', isOurs: true },
      ];
    return row.row === '16' ? [{ row: '15', label: 'Bar-kod osnovne prijave', value: '' }, row] : [row];
  }),
});

/** The same after a payout was moved: what was paid by the day of the return follows the days. */
export function withPaidRows(form: Form1002, before: SettledMonth, after: SettledMonth): Form1002 {
  if (!isPaidOften(after.month)) return form;
  const wages = after.wages.filter(({ entity }) => entity === 'rs');
  const [was, is] = [paidRows(before, wages), paidRows(after, wages)];
  const [notes, later] = [paidNotes(before), paidNotes(after)];
  const first = form.head.findIndex(({ row }) => row === was[0]?.row);
  const others = form.head.filter(({ row }) => !was.some((one) => one.row === row));
  return {
    ...form,
    head: first < 0 ? form.head : others.toSpliced(first, 0, ...is),
    notes: form.notes.map((note) => later[notes.indexOf(note)] ?? note),
  };
}

function headOf(settled: SettledMonth, wages: readonly SettledWage[], filed: Day): readonly HeadRow[] {
  const { firm, month } = settled;
  const paid = paidRows(settled, wages);
  const from = formatDay(firstDayOf(month));
  const to = formatDay(lastDayOf(month));
  const values: readonly (readonly [row: string, label: string, value: string, isOurs?: true])[] = [
    ['1', 'Poslodavac u kožarskoj ili tekstilnoj djelatnosti', ''],
    ['2', 'Vrsta samostalne djelatnosti', ''],
    ['3', 'JIB i naziv', [firm.jib, firm.name].filter(Boolean).join(', ')],
    ['4', 'Adresa', seatOf(firm)],
    ['5', 'Telefon', firm.phone],
    ['6', 'E-pošta', firm.email],
    ['7', 'Opština', seatMunicipality(firm), true],
    ['8', 'Poreski period', `${from} – ${to}`],
    ['9', 'Isplata za mjesec', monthWritten(month)],
    [FILED_ROW, 'Datum podnošenja', formatDay(filed)],
    [BASIC_ROW, 'Osnovna prijava', 'da', true],
    ['16', 'Broj zaposlenih', String(wages.length)],
    ['17', 'Broj lica kojima je isplaćeno', String(wages.filter(isPaid).length)],
    ['18', 'Formula preračuna na bruto', ''],
  ];
  return values
    .map(([row, label, value, isOurs]): HeadRow => ({ row, label, value, ...(isOurs && { isOurs }) }))
    .flatMap((row) => (row.row === BASIC_ROW ? [row, ...paid] : [row]));
}

/** Workers without pay: of contributions alone, a return of their own. */
function withoutPayNotes(rows: readonly SettledWage[]): readonly string[] {
  const names = rows.filter(isWithoutPay).map(({ worker }) => `„${fullName(worker)}“`);
  if (names.length === 0) return [];
  const isMixed = names.length < rows.length;
  return [
    `Bez plate, samo doprinosi na najnižu osnovicu (${names.join(', ')}): prijavljuju se redom 14.3.${isMixed ? ' Provjerite treba li posebna prijava.' : ''}`,
  ];
}

/**
 * Workers with earnings, even if deductions or an advance use all of them; excludes those on unpaid leave or with a fund the whole month.
 */
const isPaid = ({ figures }: SettledWage): boolean => inHand(figures) > 0;

const FORM_SEEN =
  'Kolone su iz 2022. Obrazac je mijenjan (SG RS 23/23, 40/23, 17/24), pa ih uporedite po nazivu.';
/** It is unknown where the exempt part of a wage belongs. */
function reliefNotes({ month }: SettledMonth, rows: readonly SettledWage[]): readonly string[] {
  const law = changeOn(oslobodjeni_dio, firstDayOf(month));
  const relieved = rows.filter(({ entity, request }) => exemptAmount(entity, request) > 0);
  if (!law || relieved.length === 0) return [];
  const { NK, KV } = law.vrijednost;
  return [
    `Oslobođeni dio plate (NK ${formatMoney(NK)}, KV ${formatMoney(KV)}) umanjuje kolone 6–10 i 16. Provjerite traži li ga obrazac posebno.`,
  ];
}

/** Where the insurance of residents of the Federation is reported instead. */
function insuredElsewhere(rows: readonly SettledWage[]): readonly string[] {
  const away = rows.filter(isInsuredInFederation);
  if (away.length === 0) return [];
  const insurance = sumOf(away, ({ figures }) => figures.health.from + figures.unemployment.from);
  return [
    `Radnici s prebivalištem u Federaciji (${away.map(({ worker }) => `„${fullName(worker)}“`).join(', ')}): zdravstvo i nezaposlenost, ${formatMoney(insurance)}, idu u Federaciju, pa ih nema u kolonama 7, 9, 10 i 11. Kolona 18 je neto koji radnik prima. Provjerite s poreskom upravom.`,
  ];
}

/** Workers whose deduction is with another employer: their column 12 is 0, correctly. */
function cardElsewhere(rows: readonly SettledWage[]): readonly string[] {
  const names = rows.flatMap((wage) =>
    wage.worker.cardElsewhere && !isWithoutPay(wage) ? [`„${fullName(wage.worker)}“`] : [],
  );
  if (names.length === 0) return [];
  return [`Poreska kartica je kod drugog poslodavca (${names.join(', ')}): kolone 12 i 14 su zato 0,00.`];
}

/** The calculation of column 16 differs from the printed form: only when contributions are not subtracted. */
function baseNotes({ month }: SettledMonth): readonly string[] {
  const law = changeOn(porez_na_platu, firstDayOf(month));
  if (!law || law.vrijednost.osnovica_bez_doprinosa) return [];
  return ['Kolona 16 je bruto manje kolone 12 i 14. Provjerite napomenu obrasca.'];
}

const notesOf = (settled: SettledMonth, rows: readonly SettledWage[]): readonly string[] => [
  FORM_SEEN,
  ...paidNotes(settled),
  ...baseNotes(settled),
  ...fundNotes(settled, rows),
  ...reliefNotes(settled, rows),
  ...insuredElsewhere(rows),
  ...cardElsewhere(rows),
  ...withoutPayNotes(rows),
];

/** A code of revenue and the amount paid on it, for typing into the form. */
interface RevenueCode {
  readonly code: string;
  readonly amount: string;
}

interface Declared {
  /** Empty when it is unknown, or the firm emptied it. */
  readonly code: string;
  readonly purpose: string;
  readonly amount: Feninga;
  /** The reason why no order pays it, a sentence. */
  readonly unknown?: string | undefined;
}

/** The dues of these rows to Republika Srpska; the solidarity contribution has no column in the form. */
const declaredOf = (settled: SettledMonth): readonly Declared[] =>
  duesOf(settled, settled.firm)
    .filter(({ entity, obligation }) => entity === 'rs' && obligation !== 'solidarity')
    .map((due) => {
      const { account, purpose } = revenueOf(due, settled.firm);
      return { code: account?.code ?? '', purpose, amount: due.amount, unknown: due.unknown };
    });

/** Row 11: every code with the amount paid on it. */
const codesOf = (declared: readonly Declared[]): readonly RevenueCode[] =>
  sumsBy(
    ({ code }) => code,
    declared.filter(({ code }) => code),
  ).map(([code, amount]) => ({ code, amount: commaAmount(amount) }));

/** Amounts missing in row 11, in sentences. */
const withoutCode = (declared: readonly Declared[]): readonly string[] =>
  sumsBy(
    ({ purpose }) => purpose,
    declared.filter(({ code, amount }) => !code && amount > 0),
  ).map(
    ([purpose, amount]) =>
      `U redu 11 nedostaje ${formatMoney(amount)} (${purpose}): šifra prihoda nije upisana. Upišite je u podatke firme, ili je dopišite u obrazac.`,
  );

/** Amounts in row 11 without an order, in sentences. */
const withoutOrder = (declared: readonly Declared[]): readonly string[] =>
  declared.flatMap(({ code, purpose, amount, unknown }) =>
    code && amount > 0 && unknown !== undefined
      ? [`U redu 11 je i ${formatMoney(amount)} (${purpose}) bez naloga. ${unknown}`]
      : [],
  );

function sumsBy(keyOf: (one: Declared) => string, declared: readonly Declared[]) {
  const sums = new Map<string, Feninga>();
  for (const one of declared) sums.set(keyOf(one), (sums.get(keyOf(one)) ?? 0) + one.amount);
  return [...sums];
}
