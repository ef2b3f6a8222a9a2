import type { Day } from '../../../core/days/day.ts';
import { firstDayOf, lastDayOf, monthCode, yearMonthOf } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/units.ts';
import { type Element, element } from '../../../documents/xml.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { SettledMonth, SettledWage, WageFigures } from '../../model/wage.ts';
import { estimateNotes } from '../../month/calculate/estimated.ts';
import { contributionsOf } from '../../month/calculate/figures.ts';
import { declaredMonths } from '../../month/payouts/paid-in.ts';
import {
  type FormFile,
  firmDoubts,
  firmProblem,
  sortRows,
  surnameInCapitals,
  unpaidHoursNotes,
} from '../filing.ts';
import { isInReturns, isWithoutPay, leftOutOfReturns } from '../without-pay.ts';
import {
  absenceHours,
  afterContributions,
  amountElement,
  factor,
  inMoney,
  otherBases,
  usedAllowance,
} from './amounts.ts';
import { operation, packageXml } from './package.ts';
import { payoutKind, payoutKindDoubts } from './payout-kind.ts';

/**
 * MIP-1023 of the Federation: the month of every worker. Names and order of elements as in five programs; the schema itself was not seen.
 * @param filed the day of filing
 */
export function mip1023(settled: SettledMonth, filed: Day): FormFile {
  const { firm, month } = settled;
  const wages = settled.wages.filter((wage) => wage.entity === 'fbih' && isInReturns(wage));
  const { rows, skipped, doubts } = sortRows(firm, wages, { needsMunicipality: true });
  const paid = paidRows({ ...settled, wages: rows });
  const problem = firmProblem(firm);
  return {
    xml:
      problem || rows.length === 0
        ? undefined
        : packageXml(firm, [form(settled, wages, paid, filed)], filed, estimateNotes(settled)),
    fileName: `${firm.jib}_${String(month.month).padStart(2, '0')}${month.year}.xml`,
    skipped: [...skipped, ...leftOutOfReturns(settled.wages.filter(({ entity }) => entity === 'fbih'))],
    doubts: [
      ...(problem ? [problem] : []),
      ...firmDoubts(firm),
      ...estimateNotes(settled),
      ...doubts,
      ...baseDoubts(rows),
      ...elsewhereDoubts(rows),
      ...payoutKindDoubts(rows, month),
      ...longerServiceDoubts(rows),
      ...withoutPayDoubts(rows),
      ...unpaidHoursNotes(rows),
      ...(paid.length > rows.length ? [SEVERAL_PAYOUTS] : []),
      ...laterPayouts({ ...settled, wages: rows }),
    ],
  };
}

const SEVERAL_PAYOUTS = 'Radnik s više isplata ima red za svaku. Provjerite te redove prije predaje.';

/** Payouts after the month of the wage: a single payment after a filed MIP goes into PMIP-1024 (its instruction). */
export const laterPayouts = (settled: SettledMonth): readonly string[] =>
  [...new Set(declaredMonths(settled).map(({ month }) => month.payday))]
    .filter((day) => monthCode(yearMonthOf(day)) > monthCode(yearMonthOf(settled.month.payday)))
    .map(
      (day) =>
        `Isplata ${formatDay(day)} je u mjesecu poslije plaće. Ako je MIP-1023 već predat, prijavite je kroz PMIP-1024.`,
    );

/** A row of the form: a worker in one payout. */
interface PaidRow {
  readonly wage: SettledWage;
  /** Paid on the day of the payout. */
  readonly month: PayrollMonth;
}

/** @param settled of rows that fit into the form */
const paidRows = (settled: SettledMonth): readonly PaidRow[] =>
  declaredMonths(settled).flatMap(({ month, wages }) => wages.map((wage) => ({ wage, month })));

/** Rows of a form as values to retype. */
export interface FormValues {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The rows of some workers, named as MIP-1023 names them: PMIP-1024, by which single rows of a filed MIP are corrected, is of the same
 * data, and its own scheme was not seen.
 */
export function mipValues({ firm, month, wages }: SettledMonth, workers: ReadonlySet<string>): FormValues {
  const own = wages.filter(
    (wage) => wage.entity === 'fbih' && workers.has(wage.worker.id) && isInReturns(wage),
  );
  const sorted = sortRows(firm, own, { needsMunicipality: true }).rows;
  const rows = paidRows({ firm, month, wages: sorted }).map((row) => cellsOf(row));
  return {
    columns: rows[0]?.map(([name]) => name) ?? [],
    rows: rows.map((cells) => cells.map(([, text]) => text)),
  };
}

const cellsOf = (row: PaidRow): readonly (readonly [name: string, text: string])[] =>
  incomeOf(row).map(({ name, content }) => [name, typeof content === 'string' ? content : '']);

/** The reason why contributions are not the rate of the income in the same row, if they are not. */
const baseDoubts = (rows: readonly SettledWage[]): readonly string[] =>
  otherBases(rows, [
    'Doprinosi su na najnižu osnovicu',
    'Doprinosi su na osnovicu djelatnosti (Zakon o doprinosima čl. 6 t. 10)',
  ]);

/** Programs disagree on the municipality of a worker from another entity. */
const elsewhereDoubts = (rows: readonly SettledWage[]): readonly string[] =>
  rows
    .filter(({ worker }) => worker.municipality?.entity !== 'fbih')
    .map(
      ({ worker }) =>
        `„${surnameInCapitals(worker)}“: općina prebivališta nije u Federaciji. Provjerite je prije predaje.`,
    );

const form = (
  { firm, month }: SettledMonth,
  wages: readonly SettledWage[],
  rows: readonly PaidRow[],
  filed: Day,
): Element =>
  element('Obrazac1023', [
    element('Dio1', [
      element('JibJmb', firm.jib),
      element('Naziv', firm.name),
      element('DatumUpisa', filed),
      element('BrojUposlenih', String(wages.length)),
      element('PeriodOd', firstDayOf(month)),
      element('PeriodDo', lastDayOf(month)),
      element('SifraDjelatnosti', firm.activity),
    ]),
    element(
      'Dio2',
      rows.map((row) => element(MIP_ROW, incomeOf(row))),
    ),
    element('Dio3', totalsOf(rows.map(({ wage }) => wage.figures))),
    element('Dio4IzjavaPoslodavca', [
      element('JibJmbPoslodavca', firm.jib),
      element('DatumUnosa', filed),
      element('NazivPoslodavca', firm.name),
    ]),
    operation('Prijava_od_strane_poreznog_obveznika'),
  ]);

/** The element of one row, and its day and number of the worker: a moved payout changes the day of its rows. */
export const MIP_ROW = 'PodaciOPrihodima';
export const MIP_DAY = 'DatumIsplate';
export const MIP_WORKER = 'Jmb';

const incomeOf = ({ wage, month }: PaidRow): readonly Element[] => {
  const { worker, figures } = wage;
  return [
    element('VrstaIsplate', payoutKind(wage, month)),
    element(MIP_WORKER, worker.jmbg),
    element('ImePrezime', surnameInCapitals(worker)),
    element(MIP_DAY, month.payday),
    // All hours of the month: those of an absence are in both columns.
    element('RadniSati', plain(figures.fundHours)),
    element('RadniSatiBolovanje', plain(absenceHours(wage))),
    amountElement('BrutoPlaca', inMoney(figures)),
    amountElement('KoristiIDrugiOporeziviPrihodi', figures.inKind),
    amountElement('UkupanPrihod', figures.gross),
    amountElement('IznosPIO', figures.pension.from),
    amountElement('IznosZO', figures.health.from),
    amountElement('IznosNezaposlenost', figures.unemployment.from),
    amountElement('Doprinosi', contributionsOf(figures)),
    amountElement('PrihodUmanjenZaDoprinose', afterContributions(figures)),
    element('FaktorLicnogOdbitka', factor(figures.coefficient)),
    amountElement('IznosLicnogOdbitka', usedAllowance(figures)),
    amountElement('OsnovicaPoreza', figures.taxBase),
    amountElement('IznosPoreza', figures.tax),
    ...longerServiceOf(wage),
    element('OpcinaPrebivalista', worker.municipality?.code ?? ''),
  ];
};

/** Service counted longer. The list of its posts was not found: their code is typed for the worker. */
function longerServiceOf(wage: SettledWage): readonly Element[] {
  const { worker, figures } = wage;
  const { longerService, longerServiceCode = NO_CODE } = worker;
  const isCounted = longerService !== undefined && figures.longerPension !== undefined;
  return [
    element('RadniSatiUT', isCounted ? plain(figures.fundHours - absenceHours(wage)) : '0.00'),
    element('StepenUvecanja', isCounted ? longerService : '0'),
    element('SifraRadnogMjestaUT', isCounted ? longerServiceCode : NO_CODE),
    element('DoprinosiPIOMIOzaUT', isCounted ? plain(figures.longerPension ?? 0) : '0.00'),
    element('BeneficiraniStaz', String(isCounted)),
  ];
}

const NO_CODE = '000000';

/** What to check about service counted longer: its fields were seen only in programs. */
const longerServiceDoubts = (rows: readonly SettledWage[]): readonly string[] =>
  rows
    .filter(({ figures }) => figures.longerPension !== undefined)
    .map(
      ({ worker }) =>
        `„${surnameInCapitals(worker)}“: polja staža s uvećanim trajanjem (sati, stepen, šifra radnog mjesta) provjerite prije predaje.${worker.longerServiceCode ? '' : ' Šifra radnog mjesta nije upisana kod radnika.'}`,
    );

/** Workers without pay have contributions and no income. */
const withoutPayDoubts = (rows: readonly SettledWage[]): readonly string[] =>
  rows
    .filter(isWithoutPay)
    .map(
      ({ worker }) =>
        `„${surnameInCapitals(worker)}“: bez plaće, samo doprinosi. Provjerite taj red prije predaje.`,
    );

/** First the employer's part of the contributions, then the sums of the rows. */
const totalsOf = (rows: readonly WageFigures[]): readonly Element[] => [
  amountElement(
    'PIO',
    sumOf(rows, ({ pension }) => pension.on),
  ),
  amountElement(
    'ZO',
    sumOf(rows, ({ health }) => health.on),
  ),
  amountElement(
    'OsiguranjeOdNezaposlenosti',
    sumOf(rows, ({ unemployment }) => unemployment.on),
  ),
  amountElement('DodatniDoprinosiZO', 0),
  amountElement(
    'Prihod',
    sumOf(rows, ({ gross }) => gross),
  ),
  amountElement('Doprinosi', sumOf(rows, contributionsOf)),
  amountElement('LicniOdbici', sumOf(rows, usedAllowance)),
  amountElement(
    'Porez',
    sumOf(rows, ({ tax }) => tax),
  ),
];
