import type { PayrollEntity } from '../../model/place.ts';
import { REFUND_LINES } from './refund-lines.ts';

/** Lines of untaxed pay, added to the net. */
export const UNTAXED: readonly string[] = ['neoporezivo'];

/** A row of a payslip: lines of the answer, by name. */
export interface PayslipLine {
  readonly amount?: string;
  readonly hours?: string;
  /** Text after the label. */
  readonly rate?: string;
  /** The kinds of pay in the amount, each in a row of its own when they are known. */
  readonly byKind?: 'taxed' | 'untaxed';
  /** A figure that others are computed from: in a column of its own, beside the sums. */
  readonly isBase?: true;
  /** Bold, and shown when zero too. */
  readonly isTotal?: true;
}

export interface PayslipGroup {
  readonly title: string;
  readonly lines: readonly PayslipLine[];
  /** Content besides lines of the answer. */
  readonly holds?: 'coefficient' | 'earned' | 'payout';
}

/** The line of pay in kind, which is part of further taxed pay in an answer. */
export const IN_KIND_LINE = 'u_stvarima';

const amount = (name: string): PayslipLine => ({ amount: name });
const time = (name: string): PayslipLine => ({ hours: name });
const base = (name: string): PayslipLine => ({ amount: name, isBase: true });
const total = (name: string): PayslipLine => ({ amount: name, isTotal: true });

const hours: PayslipGroup = {
  title: 'Sati na radu',
  lines: [
    'rad_sati',
    'praznicni_sati',
    'placeni_sati',
    'redovni_sati',
    'bolovanje_sati',
    'odsustvo_fond_sati',
    'neplaceni_sati',
    'van_odnosa_sati',
    'mjesec_sati',
  ].map(time),
};

const basic: PayslipLine = { amount: 'bruto_plata_osnovna', hours: 'redovni_sati' };

const increases: readonly PayslipLine[] = [
  { amount: 'minuli_rad', rate: 'minuli_procenat' },
  { amount: 'prekovremeni_iznos', hours: 'prekovremeni_sati', rate: 'prekovremeni_procenat' },
  { amount: 'nocni_iznos', hours: 'nocni_sati', rate: 'nocni_procenat' },
  { amount: 'praznik_iznos', hours: 'praznik_sati', rate: 'praznik_procenat' },
];

const sick: PayslipLine = {
  amount: 'bolovanje_iznos',
  hours: 'bolovanje_sati',
  rate: 'bolovanje_procenat',
};

const furtherTaxed: PayslipLine = { amount: 'stimulacija', byKind: 'taxed' };
const furtherUntaxed: readonly PayslipLine[] = UNTAXED.map((name) => ({ amount: name, byKind: 'untaxed' }));

const taxRows = ['licni_odbitak', 'umanjenje', 'poreska_osnovica'].map(base);

/**
 * The rows of the Pravilnik of Republika Srpska (SG 18/22), as listed by the union, in the order they add up: gross and net are where their sums
 * end, and untaxed pay, which the union lists among other income, is after the gross that it is no part of.
 */
const SRPSKA: readonly PayslipGroup[] = [
  hours,
  { title: 'Osnovna plata', lines: [basic] },
  { title: 'Uvećanja', lines: increases },
  {
    title: 'Druga primanja',
    lines: [
      sick,
      { amount: REFUND_LINES.gross, hours: 'odsustvo_fond_sati' },
      amount('topli_obrok'),
      furtherTaxed,
    ],
  },
  { title: 'Bruto', lines: [total('bruto_ukupno')] },
  { title: 'Neoporezivo', lines: furtherUntaxed, holds: 'earned' },
  {
    title: 'Doprinosi',
    lines: [
      ...['oslobodjeni_dio', 'osnovica_doprinosa'].map(base),
      ...['PIO', 'zdravstveno', 'djeca', 'nezaposlenost'].map(amount),
      total('doprinosi_ukupno'),
    ],
  },
  { title: 'Porez', lines: [...taxRows, total('porez')] },
  { title: 'Neto', lines: [total('neto_plata')] },
  { title: 'Solidarnost', lines: ['solidarnost_iznos', 'solidarnost_neto'].map(amount) },
  { title: 'Isplata', lines: [], holds: 'payout' },
];

const grossRows: readonly PayslipLine[] = [
  basic,
  ...increases,
  sick,
  furtherTaxed,
  ...[IN_KIND_LINE, 'topli_obrok_oporezivi'].map(amount),
  total('bruto_ukupno'),
];

const contributionRows: readonly PayslipLine[] = [
  base('osnovica_doprinosa'),
  ...['PIO', 'zdravstveno', 'nezaposlenost'].map(amount),
  total('doprinosi_ukupno'),
];

/** Untaxed pay for a fund, beside the wage. */
const fundRows: readonly PayslipLine[] = [
  { amount: REFUND_LINES.gross, hours: 'odsustvo_fond_sati' },
  amount(REFUND_LINES.from),
];

const untaxedRows: readonly PayslipLine[] = [amount('topli_obrok'), ...furtherUntaxed];

/** No form is prescribed: the usual rows of payslips of the Federation, in the order of the calculation, in the words of the entity. */
const inCalculationOrder = (wage: string, ofWage: string): readonly PayslipGroup[] => [
  { ...hours, title: 'Sati' },
  { title: wage, lines: grossRows },
  { title: 'Neoporezivo', lines: untaxedRows, holds: 'earned' },
  { title: `Doprinosi iz ${ofWage}`, lines: contributionRows },
  { title: 'Porez', lines: [...taxRows, total('porez')], holds: 'coefficient' },
  { title: 'Neto', lines: [total('neto_plata')] },
  { title: 'Naknada na teret fonda', lines: fundRows },
  { title: 'Isplata', lines: [amount(REFUND_LINES.net)], holds: 'payout' },
  {
    title: 'Poslodavac',
    lines: [
      ...['pos_PIO', 'pos_zdravstveno', 'pos_nezaposlenost', 'naknada_nesrece', 'naknada_voda'].map(amount),
      amount('naknada_invalidi'),
      total('ukupni_trosak'),
      ...[REFUND_LINES.on, REFUND_LINES.claim].map(amount),
    ],
  },
];

export const GROUPS: Readonly<Record<PayrollEntity, readonly PayslipGroup[]>> = {
  rs: SRPSKA,
  fbih: inCalculationOrder('Plaća', 'plaće'),
  bd: inCalculationOrder('Plata', 'plate'),
};
