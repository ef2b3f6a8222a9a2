import type { BasisField } from '../../kernel/calculator.ts';

/** The figures a wage may be computed from, as the calls name them. Who gives a net came for the gross. */
export const contractedGross = {
  label: 'Bruto osnovna plata',
  explainedAs: 'Ugovorena bruto plata',
  missing: 'Upišite bruto osnovnu platu.',
  invalid: 'Bruto plata mora biti nenegativan broj.',
} as const satisfies BasisField;

export const netWage = {
  line: 'neto_plata',
  leads: 'bruto_ukupno',
  label: 'Neto plata',
  missing: 'Upišite neto platu.',
  invalid: 'Neto plata mora biti nenegativan broj.',
} as const satisfies BasisField;

export const netAfterSolidarity = {
  line: 'solidarnost_neto',
  leads: 'bruto_ukupno',
  label: 'Neto nakon solidarnosti',
  missing: 'Upišite neto nakon solidarnog doprinosa.',
  invalid: 'Solidarnost neto mora biti nenegativan broj.',
} as const satisfies BasisField;

export const totalGross = {
  line: 'bruto_ukupno',
  label: 'Bruto ukupno',
  missing: 'Upišite ukupni bruto trošak.',
  invalid: 'Bruto ukupno mora biti nenegativan broj.',
} as const satisfies BasisField;
