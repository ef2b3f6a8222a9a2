import { firstDayOf, lastDayOf } from '../../../core/days/year-month.ts';
import { formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { sumOf } from '../../../core/numbers/money.ts';
import { estimateNotes } from '../../calculate/estimated.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { seatOf } from '../../model/seat.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { type HeadRow, seatMunicipality } from '../filing.ts';
import { federalLaw } from './federal-law.ts';
import {
  contributionRows,
  federalRows,
  payRows,
  type SpecificationRow,
  totalRows,
} from './form-2001-rows.ts';
import { raisedBases } from './raised-bases.ts';

export type SpecificationKind = '2001' | '2001-A';

export interface Specification {
  readonly kind: SpecificationKind;
  /** Rows 1–7 and the kind of payout: who files it and for what. */
  readonly head: readonly HeadRow[];
  readonly workers: readonly string[];
  readonly rows: readonly SpecificationRow[];
  /** What a person has to know of the rows. */
  readonly notes: readonly string[];
}

/**
 * The specification 2001 of the Federation, and 2001-A for workers who live in Republika Srpska; none where nobody is in it. Rows 16–22 are rate ×
 * total base rounded once, so they may differ from the slips by feninga: people pay by the slips. The base is the gross unless the least base of
 * contributions raised it.
 * @throws Refusal for a month without law
 */
export function specifications(settled: SettledMonth): readonly Specification[] {
  const wages = settled.wages.filter(({ entity }) => entity === 'fbih');
  const isAway = ({ worker }: SettledWage): boolean => worker.municipality?.entity === 'rs';
  const kinds = [
    { kind: '2001', inside: wages.filter((wage) => !isAway(wage)) },
    { kind: '2001-A', inside: wages.filter(isAway) },
  ] as const;
  return kinds
    .filter(({ inside }) => inside.length > 0)
    .map(({ kind, inside }) => specification(kind, { ...settled, wages: inside }));
}

function specification(kind: SpecificationKind, { firm, month, wages }: SettledMonth): Specification {
  const law = federalLaw({ month, wages });
  const figures = wages.map((wage) => wage.figures);
  const contributions = contributionRows(figures, law);
  const totals = totalRows(figures, contributions);
  return {
    kind,
    head: headOf(firm, month, wages.length),
    workers: wages.map(({ worker }) => worker.id),
    rows: [
      ...payRows(figures),
      ...contributions,
      ...totals,
      ...(kind === '2001-A' ? federalRows(totals, law) : []),
    ],
    notes: [...estimateNotes({ month, wages }), ...baseNotes(wages)],
  };
}

function headOf(firm: Firm, month: PayrollMonth, workers: number): Specification['head'] {
  const from = formatDay(firstDayOf(month));
  const to = formatDay(lastDayOf(month));
  const values: readonly (readonly [row: string, label: string, value: string, isOurs?: true])[] = [
    ['1', 'Naziv', firm.name],
    ['2', 'JIB', firm.jib],
    ['3', 'Adresa', seatOf(firm)],
    ['4', 'Općina', seatMunicipality(firm), true],
    ['5', 'Period', `${from} – ${to}`],
    ['6', 'Šifra djelatnosti', firm.activity],
    ['7', 'Broj uposlenih', String(workers)],
    ['', 'Isplata', 'a: doprinosi i porez', true],
  ];
  return values.map(([number, label, value, isOurs]) => ({
    row: number,
    label,
    value,
    ...(isOurs && { isOurs }),
  }));
}

/** Why rows 16–22 are not the rate of row 10, where they are not. */
function baseNotes(wages: readonly SettledWage[]): readonly string[] {
  const raised = raisedBases(wages);
  if (raised.length === 0) return [];
  const base = sumOf(wages, ({ figures }) => figures.base);
  const gross = sumOf(wages, ({ figures }) => figures.gross);
  return [
    `Redovi 16–22 su na osnovicu doprinosa od ${formatMoney(base)}, a plaća u redu 10 je ${formatMoney(gross)}: primijenjena je najniža osnovica doprinosa (${raised.join(', ')}).`,
  ];
}
