import type { Day } from '../../kernel/day.ts';
import { amountField, choiceField, dateField, percentField, wholeField } from '../../kernel/field.ts';
import { formatRate } from '../../kernel/format.ts';
import { interestKnownUntil, interestPresets } from '../../rules/interest.ts';

/** The rate a person writes, with no law behind it. */
export const OWN_RATE = 'vlastita';

const neispravno = 'Upišite broj.';
const datum = { neispravno: 'Upišite datum koji postoji u kalendaru.' } as const;

/** By the last known day there is every law; what its rate is depends on the day counted. */
const laws = interestPresets(interestKnownUntil).map(({ id, naziv }) => ({ vrijednost: id, naziv }));

const propis = choiceField({
  naziv: 'Stopa',
  neispravno,
  izbori: [{ vrijednost: OWN_RATE, naziv: 'upisujem sam' }, ...laws],
  obavezno: neispravno,
});

/** The choice of a law with the rate each has on a day beside its name. */
export function lawChoiceOn(day: Day): typeof propis {
  const rates = new Map<string, string>(
    interestPresets(day).map(({ id, stopa, po }) => [
      id,
      `, ${formatRate(stopa)} ${po === 'dan' ? 'dnevno' : 'godišnje'}`,
    ]),
  );
  const izbori = propis.izbori?.map(({ vrijednost, naziv }) => ({
    vrijednost,
    naziv: naziv + (rates.get(vrijednost) ?? ''),
  }));
  return { ...propis, ...(izbori && { izbori }) };
}

export const interestFields = {
  glavnica: amountField({
    naziv: 'Glavnica',
    obavezno: 'Upišite glavnicu.',
    neispravno,
    najvise: 10_000_000,
  }),
  propis,
  stopa: percentField({
    naziv: 'Godišnja stopa',
    obavezno: 'Upišite stopu.',
    neispravno,
    najvise: 1000,
    pocetno: 5,
    savjet: { tekst: 'Za godinu od 365 dana; dnevna stopa po propisu × 365.' },
  }),
  od: dateField({ naziv: 'Rok plaćanja', ...datum }),
  do: dateField({ naziv: 'Dan plaćanja', ...datum }),
  dani: wholeField({
    naziv: 'Dani kašnjenja',
    obavezno: 'Upišite dane kašnjenja ili oba datuma.',
    neispravno,
    najvise: 36_525,
    savjet: {
      tekst: 'Datumi ih upisuju sami: broji se od prvog dana poslije roka do dana plaćanja, oba uključena.',
    },
  }),
} as const;
