import type { BasisField } from '../../../core/field.ts';
import type { WageWords } from '../words.ts';

/** The bases of a wage, by their names in the calls. A given net leads to the gross as main line. */
export const wageBases = ({ plata }: WageWords) =>
  ({
    contractedGross: {
      sentEmpty: true,
      label: `Bruto osnovna ${plata}`,
      explainedAs: `Ugovorena bruto ${plata}`,
      missing: 'Upišite bruto osnovnu platu.',
      invalid: 'Bruto plata mora biti nenegativan broj.',
    },
    netWage: {
      sentEmpty: true,
      line: 'neto_plata',
      leads: 'bruto_ukupno',
      label: `Neto ${plata}`,
      missing: 'Upišite neto platu.',
      invalid: 'Neto plata mora biti nenegativan broj.',
      hint: { text: 'Neto je konačan iznos, s uvećanjima i obrokom.' },
    },
    netAfterSolidarity: {
      sentEmpty: true,
      line: 'solidarnost_neto',
      leads: 'bruto_ukupno',
      label: 'Neto nakon solidarnosti',
      missing: 'Upišite neto nakon solidarnog doprinosa.',
      invalid: 'Solidarnost neto mora biti nenegativan broj.',
    },
    totalGross: {
      sentEmpty: true,
      line: 'bruto_ukupno',
      label: 'Bruto ukupno',
      missing: 'Upišite ukupni bruto trošak.',
      invalid: 'Bruto ukupno mora biti nenegativan broj.',
    },
  }) as const satisfies Record<string, BasisField>;
