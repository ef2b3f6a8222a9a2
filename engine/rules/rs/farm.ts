import { amountField, group, type InputOf } from '../../core/field.ts';
import type { Feninga, Ppm } from '../../core/numbers/money.ts';
import type { RsLaw } from './taxed-wage.ts';
import { type YearBase, yearBase } from './year-base.ts';
import { yearFields, yearForm } from './year-definition.ts';

const otherIncome = {
  drugi_prihod: amountField({
    label: 'Plata ili penzija nosioca gazdinstva',
    invalid: 'Upišite mjesečnu platu ili penziju kao broj, npr. 1.500,00.',
    hint: { text: 'Bruto mjesečno. Tada važe druga osnovica i stope.' },
  }),
} as const;

export const farmFields = { ...yearFields, ...otherIncome } as const;

/** The form of a farm: the year, and the other income of its holder. */
export const farmForm = {
  ...yearForm,
  fields: farmFields,
  groups: [group('Godina', yearFields), group('Uz gazdinstvo', otherIncome)],
} as const;

export type FarmInput = InputOf<typeof farmFields>;

/** Selects the notations by whether the holder has a wage or a pension. */
export interface FarmVariant {
  readonly hasIncome: boolean;
}

export const farmVariant = ({ drugi_prihod }: FarmInput): FarmVariant => ({
  hasIncome: drugi_prihod !== null,
});

/** The monthly base: that income, or a share of the average wage. */
export function farmBase(
  { drugi_prihod }: FarmInput,
  zakon: RsLaw,
  baseShare: { readonly posto: Ppm },
): YearBase {
  const base = yearBase(zakon, baseShare);
  return drugi_prihod === null ? base : { ...base, osnovica: drugi_prihod satisfies Feninga };
}
