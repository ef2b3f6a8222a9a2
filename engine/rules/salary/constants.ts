import { formatMoney } from '../../core/numbers/format.ts';
import { type Feninga, HUNDREDTHS, mulDiv, PPM } from '../../core/numbers/money.ts';
import { Refusal } from '../../core/refusal.ts';
import { listed } from '../../core/text/listed.ts';
import type { Work } from './weights.ts';

/** Parts of the gross that do not follow the wage an hour. */
export interface Constants {
  readonly obrok: Feninga;
  readonly stimulacija: Feninga;
  /** Sick leave with a base of its own. */
  readonly bolovanje: Feninga;
}

/** @param obrok the meal as far as it is taxed, as it stands in the gross */
export const constantsOf = (
  obrok: Feninga,
  stimulacija: Feninga,
  { bolovanje_osnovica, bolovanje_sati, bolovanje_procenat }: Work,
): Constants => ({
  obrok,
  stimulacija,
  bolovanje:
    bolovanje_osnovica === null
      ? 0
      : mulDiv(bolovanje_osnovica, bolovanje_sati * bolovanje_procenat, HUNDREDTHS * PPM),
});

/** What of the gross they are together. */
export const constantPart = ({ obrok, stimulacija, bolovanje }: Constants): Feninga =>
  obrok + stimulacija + bolovanje;

/** As what gives and as what to lessen. */
const NAMES = {
  obrok: ['topli obrok', 'topli obrok'],
  stimulacija: ['stimulacija', 'stimulaciju'],
  bolovanje: ['bolovanje', 'bolovanje'],
} as const;

/** An amount that these parts alone exceed. */
export function belowConstants(polje: string, constants: Constants): Refusal {
  const given = (Object.keys(NAMES) as (keyof Constants)[]).filter((name) => constants[name] > 0);
  const named = (form: 0 | 1): string => listed(given.map((name) => NAMES[name][form]));
  const amount = formatMoney(constantPart(constants));
  return new Refusal(
    polje,
    'nema_rjesenja',
    `U upisani iznos ne staje ${amount} bruto, koliko ${given.length === 1 ? 'daje' : 'daju'} ${named(0)}: povećajte iznos ili smanjite ${named(1)}.`,
  );
}
