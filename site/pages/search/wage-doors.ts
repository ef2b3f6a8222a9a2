import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import type { Door } from '../../ui/page/door-cards.tsx';
import { filledAddress } from '../directory/filled-link.ts';
import { stems } from './search.ts';

/** The stem of each basis, and its field in the form. */
const BASES = [
  { stem: 'net', word: 'neto', field: 'neto_plata' },
  { stem: 'brut', word: 'bruto', field: 'bruto_plata' },
] as const;

/** What a question about one wage can name instead of a basis; its amount is then the net. */
const SUBJECTS = stems('plata platom košta trošak troškovi cijena');

/** Words of such a question other than its basis, its subject and its amount. */
const AROUND = stems(
  'iz u od na sa s za me km kalkulator obračun koliko je mjesečno preračun izračun radnik radnika zaposlenik rad poslodavca',
);

const WAGES = [
  { to: '/obracun-plata', entity: 'RS', fields: {} },
  { to: '/kalkulator-fbih', entity: 'FBiH', fields: {} },
  { to: '/kalkulator-brcko', entity: 'Brčko', fields: { fond: 'RS' } },
] as const;

const baseOf = (word: string | undefined) => BASES.find(({ stem }) => stem === word);

/**
 * The calculators of a wage for a question about nothing else: `bruto u neto` or `koliko košta radnik`, or filled in
 * for the last month for `1500 neto`.
 * @param day undefined in a prerendered page
 */
export function wageDoors(question: string, day: Day | undefined): readonly Door[] {
  const words = stems(question);
  const at = words.findIndex((word) => /^\d+(?:,\d+)?$/.test(word));
  const isSubject = (word: string) => baseOf(word) !== undefined || SUBJECTS.includes(word);
  const isWage = words.every((word, index) => index === at || isSubject(word) || AROUND.includes(word));
  if (!words.some(isSubject) || !isWage) return [];
  const first = words.map(baseOf).find((base) => base !== undefined) ?? BASES[0];
  const amount = words[at];
  // `bruto u neto 2000` gives the gross, as does `neto od 2000 bruto`.
  const given = words.includes('u') ? first : (baseOf(words[at + 1]) ?? baseOf(words[at - 1]) ?? first);
  const title =
    amount === undefined
      ? 'neto i bruto plata'
      : `${formatMoney(km(Number(amount.replace(',', '.'))))} ${given.word}`;
  const typed = amount === undefined ? {} : { [given.field]: amount.replace(',', '.') };
  return WAGES.map(({ to, entity, fields }) => {
    const label = `${entity}: ${title}`;
    const filled = filledAddress({ to, label, fields: { ...fields, ...typed }, isOfMonth: true }, day);
    return {
      to: amount === undefined ? to : filled,
      title: label,
      line: 'Doprinosi, porez i trošak poslodavca',
      sign: 'plata',
    };
  });
}
