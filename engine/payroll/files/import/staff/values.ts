import type { Feninga, Ppm } from '../../../../core/numbers/money.ts';
import type { StaffValues } from '../columns/staff-fields.ts';

/** Values of a deduction, from the columns of one number. */
export interface DeductionValues {
  readonly name?: string;
  readonly creditor?: string;
  readonly amount?: { readonly amount: Feninga } | { readonly share: Ppm };
  readonly account?: string;
  readonly reference?: string;
  readonly remaining?: Feninga;
  readonly isEnforced?: boolean;
}

/** A parsed line: values by field, and deductions by number. */
export interface StaffEntry {
  readonly values: Readonly<Partial<StaffValues>>;
  readonly deductions: ReadonlyMap<number, DeductionValues>;
}
