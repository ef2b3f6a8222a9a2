import { type Day, monthOf } from '../../../core/days/day.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { type Element, element } from '../../../documents/xml.ts';
import type { Firm } from '../../model/firm.ts';
import { seatOf } from '../../model/firm.ts';
import { monthRanges } from '../../model/month-ranges.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { estimateNotes } from '../../month/calculate/estimated.ts';
import { contributionsOf } from '../../month/calculate/figures.ts';
import { type PaidWage, type WorkerYear, workerYears } from '../../month/year.ts';
import { FROM_EARLIER_PROGRAM } from '../../staff/opening/opening-months.ts';
import { type FormFile, firmDoubts, firmProblem, nameInCapitals, sortRows } from '../filing.ts';
import { amountElement, factor, inMoney, type NamedAmount, usedAllowance } from './amounts.ts';
import { operation, packageXml } from './package.ts';
import { payoutKind } from './payout-kind.ts';

/**
 * GIP-1022 of the Federation: the year of every worker, one form each.
 * @param months of the firm, of any years
 * @param filed the day of filing
 * @param amended where the year was filed before: the workers whose form says something else by now
 */
export function gip1022(
  firm: Firm,
  months: readonly SettledMonth[],
  year: number,
  filed: Day,
  amended?: ReadonlySet<string>,
): FormFile {
  const inFederation = months.map((month) => ({
    ...month,
    wages: month.wages.filter(({ entity }) => entity === 'fbih'),
  }));
  const years = workerYears(inFederation, year).filter(({ worker }) => amended?.has(worker.id) ?? true);
  const done = amended ? 'Izmjena' : 'Novi';
  const { rows, skipped, doubts } = sortRows(
    firm,
    years.flatMap(({ worker, paid }) => paid.slice(-1).map(({ wage }) => ({ ...wage, worker }))),
    { needsMunicipality: false },
  );
  const forms = years.filter(({ worker }) => rows.some((row) => row.worker.id === worker.id));
  const problem = firmProblem(firm);
  const estimated = estimatesIn(forms);
  return {
    xml:
      problem || forms.length === 0
        ? undefined
        : packageXml(
            firm,
            forms.map((one) => formOf(firm, one, year, filed, done)),
            filed,
            estimated,
          ),
    fileName: `${firm.jib}_GIP_${year}${amended ? '_izmjena' : ''}.xml`,
    skipped,
    doubts: [
      ...(problem ? [problem] : []),
      ...firmDoubts(firm),
      ...estimated,
      ...openingDoubtsIn(forms),
      ...doubts,
      ...forms
        .filter(({ worker }) => worker.address === '')
        .map(({ worker }) => `${nameInCapitals(worker)}: adresa prebivališta nije upisana.`),
    ],
  };
}

/** The sentence of every month that is an estimate. */
const estimatesIn = (years: readonly WorkerYear[]): readonly string[] => [
  ...new Set(years.flatMap(({ paid }) => paid.flatMap(({ wage }) => estimateNotes({ wages: [wage] })))),
];

/** Rows taken from an earlier program, and what was completed in them. */
function openingDoubtsIn(years: readonly WorkerYear[]): readonly string[] {
  const rows = years.flatMap(({ paid }) => paid).filter(({ wage }) => wage.opening);
  const written = (paid: readonly PaidWage[]): string => monthRanges(paid.map(({ month }) => month));
  const usual = rows.filter(({ wage }) => wage.opening?.isUsual);
  return [
    ...(rows.length > 0
      ? [
          `Mjeseci ${FROM_EARLIER_PROGRAM}: ${written(rows)}. Neupisani doprinosi i odbitak izvedeni su po stopama mjeseca.`,
        ]
      : []),
    ...(usual.length > 0
      ? [`Datum isplate nije upisan za ${written(usual)}: uzet je 10. u narednom mjesecu.`]
      : []),
  ];
}

const formOf = (
  firm: Firm,
  { worker, paid }: WorkerYear,
  year: number,
  filed: Day,
  done: 'Novi' | 'Izmjena',
): Element =>
  element('Obrazac1022', [
    element('Dio1PodaciOPoslodavcuIPoreznomObvezniku', [
      element('JIBJMBPoslodavca', firm.jib),
      element('Naziv', firm.name),
      element('AdresaSjedista', seatOf(firm)),
      element('JMBZaposlenika', worker.jmbg),
      element('ImeIPrezime', nameInCapitals(worker)),
      element('AdresaPrebivalista', homeOf(worker)),
      element('PoreznaGodina', String(year)),
    ]),
    element('Dio2PodaciOPrihodimaDoprinosimaIPorezu', [...paid.map(rowOf), totalOf(paid)]),
    element('Dio3IzjavaPoslodavcaIsplatioca', [
      element('JIBJMBPoslodavca', firm.jib),
      element('DatumUnosa', filed),
      element('NazivPoslodavca', firm.name),
    ]),
    operation(done),
  ]);

/** `Ulica 1, Zenica`; the municipality stands for a place that the address does not name. */
function homeOf({ address, municipality }: Worker): string {
  const place = municipality?.name ?? '';
  const isWhole = address === '' || place === '' || address.includes(',') || address.includes(place);
  return isWhole ? address : `${address}, ${place}`;
}

const BEFORE_FACTOR: readonly NamedAmount[] = [
  { name: 'IznosPrihodaUNovcu', of: inMoney },
  { name: 'IznosPrihodaUStvarimaUslugama', of: ({ inKind }) => inKind },
  { name: 'BrutoPlaca', of: ({ gross }) => gross },
  { name: 'IznosZaPenzijskoInvalidskoOsiguranje', of: ({ pension }) => pension.from },
  { name: 'IznosZaZdravstvenoOsiguranje', of: ({ health }) => health.from },
  { name: 'IznosZaOsiguranjeOdNezaposlenosti', of: ({ unemployment }) => unemployment.from },
  { name: 'UkupniDoprinosi', of: contributionsOf },
  { name: 'PlacaBezDoprinosa', of: (figures) => figures.gross - contributionsOf(figures) },
];

const AFTER_FACTOR: readonly NamedAmount[] = [
  { name: 'IznosLicnogOdbitka', of: usedAllowance },
  { name: 'OsnovicaPoreza', of: ({ taxBase }) => taxBase },
  { name: 'IznosUplacenogPoreza', of: ({ tax }) => tax },
  { name: 'NetoPlaca', of: ({ net }) => net },
];

const amountsOf = (amounts: readonly NamedAmount[], paid: readonly PaidWage[]): readonly Element[] =>
  amounts.map(({ name, of }) =>
    amountElement(
      name,
      sumOf(paid, ({ wage }) => of(wage.figures)),
    ),
  );

const rowOf = (one: PaidWage): Element =>
  element('PodaciOPrihodimaDoprinosimaIPorezu', [
    element('Mjesec', String(monthOf(one.month.payday))),
    element('IsplataZaMjesecIGodinu', `${one.month.month}/${one.month.year}`),
    element('VrstaIsplate', payoutKind(one.wage, one.month)),
    ...amountsOf(BEFORE_FACTOR, [one]),
    element('FaktorLicnihOdbitakaPremaPoreznojKartici', factor(one.wage.figures.coefficient)),
    ...amountsOf(AFTER_FACTOR, [one]),
    element('DatumUplate', one.month.payday),
  ]);

const totalOf = (paid: readonly PaidWage[]): Element =>
  element('Ukupno', amountsOf([...BEFORE_FACTOR, ...AFTER_FACTOR], paid));
