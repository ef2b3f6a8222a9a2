import { type Feninga, type Ppm, share } from '../core/numbers/money.ts';

const MONTHS = 12;

/** A line of a comparison, named by what it is. */
export interface BusinessLine {
  readonly name: BusinessLineName;
  readonly amount: Feninga;
}

export type BusinessLineName =
  | 'profit'
  | 'contributions'
  | 'taxBase'
  | 'incomeTax'
  | 'directorCost'
  | 'companyProfit'
  | 'profitTax'
  | 'profitPaid'
  | 'directorNet'
  | 'remains';

interface OwnerYear {
  /** Of the year, before the owner's own contributions. */
  readonly profit: Feninga;
  /** Of the owner, for the year. */
  readonly contributions: Feninga;
  /** Whether they lower the profit that is taxed; only for a rate. */
  readonly areContributionsDeducted?: boolean;
  /** The tax, or the rate it is taken at. */
  readonly tax: { readonly amount: Feninga } | { readonly rate: Ppm };
}

/** What remains for the owner of a craft or a shop: profit less own contributions and tax. */
export function ownerYear(year: OwnerYear): readonly BusinessLine[] {
  const { profit, contributions, areContributionsDeducted = true, tax } = year;
  const base = areContributionsDeducted ? Math.max(0, profit - contributions) : profit;
  const paid = 'amount' in tax ? tax.amount : share(base, tax.rate);
  return [
    { name: 'profit', amount: profit },
    { name: 'contributions', amount: contributions },
    ...('rate' in tax ? ([{ name: 'taxBase', amount: base }] as const) : []),
    { name: 'incomeTax', amount: paid },
    { name: 'remains', amount: profit - contributions - paid },
  ];
}

interface CompanyYear {
  readonly profit: Feninga;
  /** The director's wage of a month, as the call answers it. */
  readonly wage: { readonly net: Feninga; readonly cost: Feninga };
  readonly taxRate: Ppm;
}

/**
 * What remains for the only owner of a company who is also its paid director: twelve net wages and all profit after tax. Undefined when the
 * profit does not cover the wages.
 */
export function companyYear({ profit, wage, taxRate }: CompanyYear): readonly BusinessLine[] | undefined {
  const directorCost = MONTHS * wage.cost;
  if (directorCost > profit) return undefined;
  const companyProfit = profit - directorCost;
  const profitTax = share(companyProfit, taxRate);
  const profitPaid = companyProfit - profitTax;
  const directorNet = MONTHS * wage.net;
  return [
    { name: 'profit', amount: profit },
    { name: 'directorCost', amount: directorCost },
    { name: 'companyProfit', amount: companyProfit },
    { name: 'profitTax', amount: profitTax },
    { name: 'profitPaid', amount: profitPaid },
    { name: 'directorNet', amount: directorNet },
    { name: 'remains', amount: profitPaid + directorNet },
  ];
}

/** The amount of a line that every form has. */
export const remainsOf = (lines: readonly BusinessLine[]): Feninga =>
  lines.find(({ name }) => name === 'remains')?.amount ?? 0;
