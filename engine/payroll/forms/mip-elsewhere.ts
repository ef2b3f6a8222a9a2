import { formatDay, formatHundredths } from '../../kernel/figures/format.ts';
import type { Feninga } from '../../kernel/figures/money.ts';
import { sumOf } from '../../kernel/figures/money.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { SettledMonth, SettledWage, WageFigures } from '../model/wage.ts';
import { commaAmount } from './decimal.ts';
import { sortRows, surnameInCapitals } from './filing.ts';

/** What of MIP-1023 is known for workers whom an employer outside the Federation reports there: values, and no file. */
export interface MipElsewhere {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly string[];
  readonly skipped: ReturnType<typeof sortRows>['skipped'];
  readonly notes: readonly string[];
}

type Amount = readonly [title: string, of: (figures: WageFigures) => Feninga];

const GROSS: Amount = ['bruto plaća', ({ gross }) => gross];

/** What is reported to the Federation: of an employer of Republika Srpska health and unemployment, of one of the District the pension of its fund. */
const AMOUNTS: Readonly<Record<Exclude<PayrollEntity, 'fbih'>, readonly Amount[]>> = {
  rs: [
    GROSS,
    ['zdravstvo', ({ health }) => health.from + health.on],
    ['nezaposlenost', ({ unemployment }) => unemployment.from + unemployment.on],
  ],
  bd: [GROSS, ['PIO iz plate', ({ pension }) => pension.from], ['PIO na platu', ({ pension }) => pension.on]],
};

const NOTES: Readonly<Record<Exclude<PayrollEntity, 'fbih'>, string>> = {
  rs: 'Poslodavac iz Republike Srpske za radnike s prebivalištem u Federaciji podnosi MIP-1023 tamo, za zdravstvo i nezaposlenost. Kako se za njih popunjavaju PIO, lični odbitak, osnovica i porez nije nađeno: pitajte Poreznu upravu Federacije. Zato je ovdje tabela za prepisivanje, bez datoteke.',
  bd: 'Poslodavac iz Brčko distrikta za radnike s federalnim fondom PIO ili prebivalištem u Federaciji podnosi i MIP-1023. Kolone PIO popunjene su samo onima s federalnim fondom; kako se popunjavaju ostala polja nije nađeno: pitajte Poreznu upravu Federacije. Zato je ovdje tabela za prepisivanje, bez datoteke.',
};

/** Who is reported in the Federation by an employer who is not there: who lives in it, and in the District also whose pension fund is there. */
export const isReportedInFederation = ({ entity, worker }: SettledWage): boolean =>
  entity !== 'fbih' &&
  (worker.municipality?.entity === 'fbih' || (entity === 'bd' && worker.fund === 'fbih'));

/** Undefined where nobody is. */
export function mipElsewhere(settled: SettledMonth): MipElsewhere | undefined {
  const { firm, month } = settled;
  const wages = settled.wages.filter(isReportedInFederation);
  if (firm.entity === 'fbih' || wages.length === 0) return undefined;
  const { rows, skipped, doubts } = sortRows(firm, wages, { needsMunicipality: true });
  const amounts = AMOUNTS[firm.entity];
  const amountIn = ({ worker, figures, entity }: SettledWage, [title, of]: Amount): Feninga | undefined =>
    entity === 'bd' && title !== GROSS[0] && worker.fund !== 'fbih' ? undefined : of(figures);
  return {
    columns: [
      'JMB',
      'prezime i ime',
      'dan isplate',
      'radni sati',
      'sati bolovanja',
      ...amounts.map(([title]) => title),
      'općina prebivališta',
    ],
    rows: rows.map((wage) => [
      wage.worker.jmbg,
      surnameInCapitals(wage.worker),
      formatDay(month.payday),
      formatHundredths(wage.figures.fundHours),
      formatHundredths(wage.figures.sickHours),
      ...amounts.map((one) => written(amountIn(wage, one))),
      wage.worker.municipality?.code ?? '',
    ]),
    totals: [
      '',
      'UKUPNO',
      '',
      '',
      '',
      ...amounts.map((one) => commaAmount(sumOf(rows, (wage) => amountIn(wage, one) ?? 0))),
      '',
    ],
    skipped,
    notes: [NOTES[firm.entity], ...doubts],
  };
}

const written = (amount: Feninga | undefined): string => (amount === undefined ? '' : commaAmount(amount));
