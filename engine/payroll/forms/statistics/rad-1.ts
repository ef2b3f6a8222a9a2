import { counted, formatHundredths, formatMoney, monthWritten } from '../../../core/numbers/format.ts';
import { mulDiv, sumOf } from '../../../core/numbers/money.ts';
import { refundSum } from '../../model/refund.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { isOpeningMonth } from '../../staff/opening/merged.ts';
import { FROM_EARLIER_PROGRAM } from '../../staff/opening/opening-months.ts';
import { paidHours, RECEIPTS, type Receipt, receiptsOf, statGross, statNet, workedHours } from './figures.ts';
import { type StatTable, tableIn, whole } from './stat-table.ts';

/** One unit of a firm in RAD-1: a place of work with its own form. */
export interface Rad1Unit {
  /** Cost centre; empty for the whole firm, or workers without one. */
  readonly name: string;
  readonly tables: readonly StatTable[];
}

/** RAD-1 of a settled month. @param isByUnit a form for each cost centre, else one for the firm */
export function rad1(settled: SettledMonth, isByUnit: boolean): readonly Rad1Unit[] {
  const { wages } = settled;
  const names = isByUnit ? [...new Set(wages.map(unitOf))].toSorted() : [''];
  return names.map((name) => {
    const own = isByUnit ? wages.filter((wage) => unitOf(wage) === name) : wages;
    const tables = [payTable(settled, own), receiptsTable(own)];
    return { name, tables: tables.map((table) => tableIn(settled.firm.entity, table)) };
  });
}

const unitOf = ({ worker }: SettledWage): string => worker.costCentre ?? '';

const PAYS = ['plaća', 'plaće', 'plaća'] as const;

function payTable(settled: SettledMonth, wages: readonly SettledWage[]): StatTable {
  const paid = wages.filter((wage) => statGross(wage) > 0);
  const [gross, net, hours] = [statGross, statNet, paidHours].map((of) => sumOf(paid, of));
  const fund = sumOf(wages, (wage) => refundSum(wage, 'gross'));
  const worked = paid.map(workedHours);
  const isWorkedKnown = worked.every((one) => one !== undefined);
  const all = sumOf(worked, (one = 0) => one);
  const from = `iz ${counted(paid.length, PAYS)} za ${monthWritten(settled.month)}`;
  const average = (sum: number): number => mulDiv(sum, 1, Math.max(1, paid.length));
  return {
    title: 'Tabela 1: plaće i sati',
    headings: ['Iznos'],
    rows: [
      {
        label: 'Bruto plaće, KM',
        values: [whole(gross ?? 0)],
        working: `bruto ${from}: ${formatMoney(gross ?? 0)}${fund > 0 ? `, bez ${formatMoney(fund)} na teret fonda` : ''}`,
      },
      {
        label: 'Neto plaće, KM',
        values: [whole(net ?? 0)],
        working: `neto ${from}: ${formatMoney(net ?? 0)}`,
      },
      {
        label: 'Zaposleni koji su primili plaću',
        values: [paid.length],
        working: 'radnici s bruto plaćom u mjesecu',
      },
      {
        label: 'Plaćeni sati',
        values: [whole(hours ?? 0)],
        working: `sati fonda, bolovanje na teret firme i prekovremeni: ${formatHundredths(hours ?? 0)}`,
      },
      {
        label: 'Efektivni sati',
        values: [isWorkedKnown ? whole(all) : undefined],
        working: isWorkedKnown
          ? `sati na radu, na praznik i prekovremeni, bez odmora i odsustava: ${formatHundredths(all)}`
          : `nisu poznati za mjesec ${FROM_EARLIER_PROGRAM}`,
      },
      {
        label: 'Prosječna bruto plaća, KM',
        values: [whole(average(gross ?? 0))],
        working: `${formatMoney(gross ?? 0)} / ${paid.length}`,
      },
      {
        label: 'Prosječna neto plaća, KM',
        values: [whole(average(net ?? 0))],
        working: `${formatMoney(net ?? 0)} / ${paid.length}`,
      },
    ],
    note: `Bez neoporezivih primanja, naknada fonda i doprinosa na plaću.${isOpeningMonth({ wages }) ? ` Iznosi ${FROM_EARLIER_PROGRAM}.` : ''}`,
  };
}

function receiptsTable(wages: readonly SettledWage[]): StatTable {
  const all = wages.map(receiptsOf);
  return {
    title: 'Tabela 2: druga primanja',
    headings: ['Zaposleni', 'Neto, KM'],
    rows: (Object.keys(RECEIPTS) as Receipt[]).map((receipt) => {
      const got = all.filter((one) => one[receipt] > 0);
      const sum = sumOf(got, (one) => one[receipt]);
      return {
        label: RECEIPTS[receipt],
        values: [got.length, whole(sum)],
        working: `neoporezivo isplaćeno: ${formatMoney(sum)}`,
      };
    }),
    note: 'Ostalo su sva druga neoporeziva primanja, npr. dnevnice, teren i pomoći.',
  };
}
