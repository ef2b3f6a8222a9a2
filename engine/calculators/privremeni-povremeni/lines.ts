import type { Basis } from '../../core/calculator.ts';
import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { duesLine, grossLine, netLine } from '../../rules/contract/lines.ts';
import { otherIncomeTax, pensionLines } from '../../rules/rs/fund-lines.ts';
import type { PensionVariant } from '../../rules/rs/taxed-wage.ts';

const FUNDS = ['pio', 'zdravstveno', 'djeca', 'nezaposlenost'] as const;
type Fund = (typeof FUNDS)[number];

/** The law of the day decides which contributions are paid. */
export interface TemporaryVariant extends Readonly<Record<Fund, boolean>>, PensionVariant {
  readonly basis: Basis['line'];
}

const contributions = section('Doprinosi', {
  note: 'Plaćaju se samo PIO i zdravstveno (Zakon o doprinosima, čl. 4).',
});
const tax = section('Porez');
const payout = section('Isplata');
const taken = ['doprinosi', 'porez'] as const;

const fundLine = (name: string, fund: Fund, part: number) =>
  money(name, {
    section: contributions,
    part,
    explainedOnly: true,
    hideZero: true,
    notation: (paid: TemporaryVariant) => (paid[fund] ? `bruto × zakon.doprinosi.${fund}` : '0'),
  });

const ratesOf = (paid: TemporaryVariant): string =>
  FUNDS.filter((fund) => paid[fund])
    .map((fund) => `zakon.doprinosi.${fund}`)
    .join(' + ');

export const slip = slipOf({
  ...pensionLines('bruto', 'doprinosi', { section: contributions, part: 2, explainedOnly: true }),
  zdravstveno: fundLine('Zdravstveno osiguranje', 'zdravstveno', 3),
  djeca: fundLine('Dječija zaštita', 'djeca', 4),
  nezaposlenost: fundLine('Osiguranje od nezaposlenosti', 'nezaposlenost', 5),
  doprinosi: money('Doprinosi ukupno', {
    section: contributions,
    total: true,
    notation: (paid: TemporaryVariant) => `bruto × (${ratesOf(paid)})`,
  }),
  dohodak: money('Dohodak', { section: tax, notation: 'bruto − doprinosi' }),
  porez: otherIncomeTax('dohodak', tax, 'porez_privremeni'),
  bruto: grossLine('Bruto naknada', payout, taken),
  ukupne_obaveze: duesLine(taken, { section: payout }),
  neto: netLine('Neto naknada', payout, taken),
});
