import type { BasisField } from '../../kernel/calculator.ts';

/** The figures a wage may be computed from, as the calls name them. */
export const contractedGross: BasisField = {
  red: 'bruto_plata',
  naziv: 'Bruto osnovna plata',
  obavezno: 'Upišite bruto osnovnu platu.',
  neispravno: 'Bruto plata mora biti nenegativan broj.',
};

export const netWage: BasisField = {
  red: 'neto_plata',
  naziv: 'Neto plata',
  obavezno: 'Upišite neto platu.',
  neispravno: 'Neto plata mora biti nenegativan broj.',
};

export const netAfterSolidarity: BasisField = {
  red: 'solidarnost_neto',
  naziv: 'Neto nakon solidarnosti',
  obavezno: 'Upišite neto nakon solidarnog doprinosa.',
  neispravno: 'Solidarnost neto mora biti nenegativan broj.',
};

export const totalGross: BasisField = {
  red: 'bruto_ukupno',
  naziv: 'Bruto ukupno',
  obavezno: 'Upišite ukupni bruto trošak.',
  neispravno: 'Bruto ukupno mora biti nenegativan broj.',
};
