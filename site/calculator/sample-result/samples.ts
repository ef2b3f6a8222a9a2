import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { type Day, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
import { type FormState, initialState } from '../form-state/form-state.ts';
import type { LawText } from '../form-state/use-law.ts';

/** A common wage or fee, entered in one press. */
export interface Sample {
  readonly text: string;
  readonly basis: string;
  /** The typed text, or the path of a figure of the law. */
  readonly amount?: string;
  readonly figure?: string;
  readonly entered?: Entered;
}

const usual = {
  text: 'bruto 1.800 i 10 godina staža',
  basis: 'bruto_plata_input',
  amount: '1.800,00',
  entered: { staz: '10' },
};
const director = { text: 'direktor 2.500', basis: 'bruto_plata_input', amount: '2.500,00' };

const srpska: readonly Sample[] = [
  { ...usual, entered: { ...usual.entered, strucna_sprema: 'SSS' } },
  {
    text: 'minimalac KV',
    basis: 'bruto_plata_input',
    figure: 'najniza_bruto.KV',
    entered: { strucna_sprema: 'KV' },
  },
  { ...director, entered: { strucna_sprema: 'VSS' } },
];

const contract: readonly Sample[] = [
  { text: 'bruto 1.000', basis: 'bruto', amount: '1.000,00' },
  { text: 'neto 1.000', basis: 'neto', amount: '1.000,00' },
];

/** A fee with a share for costs, by that share. */
const withCosts = (...shares: readonly string[]): readonly Sample[] =>
  shares.map((normirani) => ({
    text: `bruto 2.000 uz ${normirani} %`,
    basis: 'bruto',
    amount: '2.000,00',
    entered: { normirani },
  }));

const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  'minuli-topli': srpska,
  'obracun-plata': srpska,
  'kalkulator-fbih': [
    usual,
    { text: 'minimalac', basis: 'neto_plata_input', figure: 'najniza_plata.neto' },
    director,
  ],
  'kalkulator-brcko': [
    { ...director, text: 'fond RS 2.500', entered: { fond: 'RS' } },
    { ...director, text: 'fond FBiH 2.500', entered: { fond: 'FBiH' } },
  ],
  'autorski-ugovor': withCosts('50', '60'),
  'fbih-ugovor-o-djelu': [
    ...contract,
    { text: 'nerezident, neto 1.000', basis: 'neto', amount: '1.000,00', entered: { nerezident: 'da' } },
  ],
  'fbih-strani-narucilac': withCosts('20', '30'),
};

/** A calculator without examples has those of a contract, if it computes from gross and from net. */
export const samplesOf = ({ id, bases }: FormDefinition): readonly Sample[] =>
  SAMPLES[id] ?? ('bruto' in bases ? contract : []);

/** The form filled with the example for the month of that day; undefined while the law has no such figure. */
export function filledWith(
  definition: FormDefinition,
  { basis, amount, figure, entered }: Sample,
  today: Day,
  { figureOf }: Pick<LawText, 'figureOf'>,
): FormState | undefined {
  const month: Entered =
    'mjesec' in definition.fields ? { mjesec: String(monthOf(today)), godina: String(yearOf(today)) } : {};
  const start = initialState(definition, today);
  const all = { ...start.entered, ...month, ...entered };
  const given = amount ?? (figure && figureOf(figure, all));
  return given
    ? { basis, entered: { ...all, [basis]: given }, touched: [...Object.keys(month), basis] }
    : undefined;
}
