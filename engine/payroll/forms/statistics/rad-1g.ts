import { type Day, dayOf, yearOf } from '../../../core/days/day.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { jmbgFacts } from '../../../documents/identifiers/jmbg-facts.ts';
import { workerIn } from '../../model/dated-worker.ts';
import { employmentsIn } from '../../model/employment.ts';
import { monthRanges } from '../../model/month-ranges.ts';
import { fullDayOf } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import type { Schooling, Worker } from '../../model/worker.ts';
import { isOpeningMonth } from '../../staff/opening/merged.ts';
import { FROM_EARLIER_PROGRAM } from '../../staff/opening/opening-months.ts';
import { paidHours, sexOf, statGross, statNet } from './figures.ts';
import { type StatRow, type StatTable, tableIn, wholeParts } from './stat-table.ts';

/** What RAD-1G is made of. */
export interface Rad1gSource {
  readonly entity: PayrollEntity;
  /** The form is of the state on 31 March of this year. */
  readonly year: number;
  readonly workers: readonly Worker[];
  /** March of the year; undefined while it is not closed. */
  readonly march: SettledMonth | undefined;
  /** Settled months of the year of the pay. */
  readonly paid: readonly SettledMonth[];
  readonly paidYear: number;
}

/** Data of a worker that the form needs and the record lacks. */
export interface MissingData {
  readonly worker: Worker;
  readonly fields: readonly string[];
}

/** RAD-1G: the staff on 31 March by several groups, its pay of March, and the pay of a year. */
export interface Rad1g {
  readonly tables: readonly StatTable[];
  readonly missing: readonly MissingData[];
}

export function rad1g(source: Rad1gSource): Rad1g {
  const staff = staffOf(source);
  return {
    tables: [
      contractTable(staff),
      timeTable(staff, source),
      schoolingTable(staff),
      ageTable(staff, source.year),
      bandTable(source),
      yearlyTable(source),
    ].map((table) => tableIn(source.entity, table)),
    missing: staff.flatMap((worker) => {
      const fields = missingIn(worker);
      return fields.length > 0 ? [{ worker, fields }] : [];
    }),
  };
}

const MARCH = 3;
const stateDay = (year: number): Day => dayOf(year, MARCH, 31);

/** Employed on the day of the state; people insured without employment are not. */
function staffOf({ workers, year }: Rad1gSource): readonly Worker[] {
  const month = { year, month: MARCH };
  const day = stateDay(year);
  return workers
    .filter((worker) => employmentsIn(worker, month).some(({ from, to }) => from <= day && to >= day))
    .map((worker) => workerIn(worker, month))
    .filter(({ status }) => status !== 'training' && status !== 'unpaid');
}

const missingIn = (worker: Worker): readonly string[] => [
  ...(sexOf(worker) === undefined ? ['spol'] : []),
  ...(worker.contractKind === undefined ? ['vrsta ugovora'] : []),
  ...(worker.schooling === undefined ? ['stručna sprema'] : []),
  ...(jmbgFacts(worker.jmbg) === undefined ? ['JMBG (godina rođenja)'] : []),
];

const COUNTED = ['Svega', 'Žene'];

const isWoman = (worker: Worker): boolean => sexOf(worker) === 'Ž';

const countRow = (label: string, workers: readonly Worker[], working?: string): StatRow => ({
  label,
  values: [workers.length, workers.filter(isWoman).length],
  ...(working !== undefined && { working }),
});

/** A row for each group, one for those without the data, and their sum. */
function groupTable<K>(
  title: string,
  workers: readonly Worker[],
  groups: readonly (readonly [key: K, label: string])[],
  keyOf: (worker: Worker) => K | undefined,
): StatTable {
  const unknown = workers.filter((worker) => keyOf(worker) === undefined);
  return {
    title,
    headings: COUNTED,
    rows: [
      ...groups.map(([key, label]) =>
        countRow(
          label,
          workers.filter((worker) => keyOf(worker) === key),
        ),
      ),
      ...(unknown.length > 0 ? [countRow('Nije upisano', unknown)] : []),
      { ...countRow('Ukupno', workers), isTotal: true },
    ],
  };
}

type Contract = 'trainee' | 'neodređeno' | 'određeno';

const contractTable = (staff: readonly Worker[]): StatTable =>
  groupTable<Contract>(
    'Zaposleni po vrsti ugovora, stanje 31. marta',
    staff,
    [
      ['neodređeno', 'Na neodređeno vrijeme'],
      ['određeno', 'Na određeno vrijeme'],
      ['trainee', 'Pripravnici'],
    ],
    ({ status, contractKind }) => (status === 'trainee' ? 'trainee' : contractKind),
  );

function timeTable(staff: readonly Worker[], { entity, year }: Rad1gSource): StatTable {
  const full = fullDayOf(entity, { year, month: MARCH });
  return {
    ...groupTable(
      'Zaposleni po radnom vremenu',
      staff,
      [
        ['full', 'Puno radno vrijeme'],
        ['part', 'Nepuno radno vrijeme'],
      ],
      ({ dailyHours = full }) => (dailyHours < full ? 'part' : 'full'),
    ),
    note: 'Skraćeno radno vrijeme ovdje se ne vodi: takvi radnici su u punom ili nepunom.',
  };
}

/** Order of the form. Two of its degrees are not kept here. */
const SCHOOLINGS: readonly (readonly [key: Schooling | 'NSS' | 'VKV', label: string])[] = [
  ['VSS', 'VSS'],
  ['VŠS', 'VŠS'],
  ['SSS', 'SSS'],
  ['NSS', 'NSS'],
  ['VKV', 'VKV'],
  ['KV', 'KV'],
  ['PK', 'PK'],
  ['NK', 'NK'],
];

const SCHOOLING_NOTE = 'NSS i VKV se ovdje ne vode: takvi radnici su upisani kao KV ili SSS.';

const schoolingTable = (staff: readonly Worker[]): StatTable => ({
  ...groupTable<Schooling | 'NSS' | 'VKV'>(
    'Zaposleni po stručnoj spremi',
    staff,
    SCHOOLINGS,
    ({ schooling }) => schooling,
  ),
  note: SCHOOLING_NOTE,
});

const YOUNGEST = 15;
const OLDEST = 65;
const SPAN = 5;

/** The first age of each group; the last one is open. */
const AGES = Array.from({ length: (OLDEST - YOUNGEST) / SPAN + 1 }, (_, at) => YOUNGEST + at * SPAN);

const ageTable = (staff: readonly Worker[], year: number): StatTable => ({
  ...groupTable(
    'Zaposleni po starosti',
    staff,
    AGES.map((age) => [age, age === OLDEST ? `${age} i više` : `${age}–${age + SPAN - 1}`] as const),
    ({ jmbg }) => {
      const born = jmbgFacts(jmbg)?.born;
      if (born === undefined) return undefined;
      const age = ageOn(born, stateDay(year));
      return AGES.findLast((first) => first <= age) ?? YOUNGEST;
    },
  ),
  note: 'Godine navršene do 31. marta, po JMBG, u petogodišnjim grupama. Provjerite grupe obrasca.',
});

/** Completed years. */
const ageOn = (born: Day, day: Day): number =>
  yearOf(day) - yearOf(born) - (day.slice(5) < born.slice(5) ? 1 : 0);

const [LEAST_HOURS, MOST_HOURS] = [16_000, 20_000];
/** The upper bound of each band of the net, in feninga. */
const BANDS = [
  35_000, 50_000, 65_000, 80_000, 95_000, 110_000, 140_000, 170_000, 200_000, 250_000, 300_000,
] as const;

/** Paid workers of March by hours, those of 160 to 200 hours by net. */
function bandTable({ march, year }: Rad1gSource): StatTable {
  const title = `Zaposleni po neto plaći za mart ${year}.`;
  if (!march)
    return { title, headings: COUNTED, rows: [], note: `Mart ${year}. nije zaključen: grupe nisu poznate.` };
  const paid = march.wages.filter((wage) => statGross(wage) > 0);
  const whole = paid.filter((wage) => paidHours(wage) >= LEAST_HOURS && paidHours(wage) <= MOST_HOURS);
  const row = (label: string, wages: readonly SettledWage[]): StatRow =>
    countRow(
      label,
      wages.map(({ worker }) => worker),
    );
  const bands = BANDS.map((most, at) => {
    const above = BANDS[at - 1] ?? -1;
    return row(
      at === 0 ? `do ${most / 100} KM` : `${above / 100}–${most / 100} KM`,
      whole.filter((wage) => statNet(wage) > above && statNet(wage) <= most),
    );
  });
  const highest = BANDS.at(-1) ?? 0;
  return {
    title,
    headings: COUNTED,
    rows: [
      row(
        'manje od 160 sati',
        paid.filter((wage) => paidHours(wage) < LEAST_HOURS),
      ),
      ...bands,
      row(
        `više od ${highest / 100} KM`,
        whole.filter((wage) => statNet(wage) > highest),
      ),
      row(
        'više od 200 sati',
        paid.filter((wage) => paidHours(wage) > MOST_HOURS),
      ),
      { ...row('Ukupno', paid), isTotal: true },
    ],
    note: ['Grupe po iznosu su za radnike sa 160 do 200 plaćenih sati.', openingText([march])]
      .filter(Boolean)
      .join(' '),
  };
}

/** Gross and net of the year by sex and schooling, in whole KM; rows add up to their sum. */
function yearlyTable({ paid, paidYear, workers }: Rad1gSource): StatTable {
  const now = new Map(workers.map((worker) => [worker.id, worker]));
  const wages = paid.flatMap((month) => month.wages);
  const personOf = ({ worker }: SettledWage): Worker => now.get(worker.id) ?? worker;
  const groups = [
    ...SCHOOLINGS.map(([key, label]) => ({
      label,
      own: wages.filter((wage) => personOf(wage).schooling === key),
    })),
    { label: 'Nije upisano', own: wages.filter((wage) => personOf(wage).schooling === undefined) },
  ].filter(({ label, own }) => label !== 'Nije upisano' || own.length > 0);
  const columns = [statGross, statNet].flatMap((figure) =>
    [false, true].map((women) =>
      wholeParts(
        groups.map(({ own }) =>
          sumOf(
            own.filter((wage) => isWoman(personOf(wage)) === women),
            figure,
          ),
        ),
      ),
    ),
  );
  const [grossMen = [], grossWomen = [], netMen = [], netWomen = []] = columns;
  const valuesAt = (at: number): readonly number[] => {
    const [grossM = 0, grossW = 0, netM = 0, netW = 0] = [grossMen, grossWomen, netMen, netWomen].map(
      (column) => column[at],
    );
    return [grossM + grossW, grossW, netM + netW, netW];
  };
  const rows = groups.map(({ label }, at): StatRow => ({ label, values: valuesAt(at) }));
  return {
    title: `Isplaćeno za ${paidYear}. po spolu i stručnoj spremi, KM`,
    headings: ['Bruto', 'od toga žene', 'Neto', 'od toga žene'],
    rows: [
      ...rows,
      {
        label: 'Ukupno',
        values: [0, 1, 2, 3].map((column) => sumOf(rows, ({ values }) => values[column] ?? 0)),
        isTotal: true,
      },
    ],
    note: [monthsText(paid), openingText(paid), SCHOOLING_NOTE].filter(Boolean).join(' '),
  };
}

const monthsText = (paid: readonly SettledMonth[]): string =>
  paid.length === 0
    ? 'Nijedan mjesec nije zaključen.'
    : `Iz mjeseci ${monthRanges(paid.map(({ month }) => month))}, bez naknada na teret fonda i drugih primanja.`;

/** Which months are of an earlier program; empty without one. */
function openingText(months: readonly SettledMonth[]): string {
  const opening = months.filter(isOpeningMonth).map(({ month }) => month);
  return opening.length === 0 ? '' : `Iznosi ${FROM_EARLIER_PROGRAM}: ${monthRanges(opening)}.`;
}
