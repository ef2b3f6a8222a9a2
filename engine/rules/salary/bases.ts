import type { BasisField } from '../../kernel/calculator.ts';

/** The figures a wage may be computed from, as the calls name them. Who gives a net came for the gross. */
export const contractedGross = {
  naziv: 'Bruto osnovna plata',
  uObjasnjenju: 'Ugovorena bruto plata',
  obavezno: 'Upišite bruto osnovnu platu.',
  neispravno: 'Bruto plata mora biti nenegativan broj.',
} as const satisfies BasisField;

export const netWage = {
  red: 'neto_plata',
  leads: 'bruto_ukupno',
  naziv: 'Neto plata',
  obavezno: 'Upišite neto platu.',
  neispravno: 'Neto plata mora biti nenegativan broj.',
} as const satisfies BasisField;

export const netAfterSolidarity = {
  red: 'solidarnost_neto',
  leads: 'bruto_ukupno',
  naziv: 'Neto nakon solidarnosti',
  obavezno: 'Upišite neto nakon solidarnog doprinosa.',
  neispravno: 'Solidarnost neto mora biti nenegativan broj.',
} as const satisfies BasisField;

export const totalGross = {
  red: 'bruto_ukupno',
  naziv: 'Bruto ukupno',
  obavezno: 'Upišite ukupni bruto trošak.',
  neispravno: 'Bruto ukupno mora biti nenegativan broj.',
} as const satisfies BasisField;
