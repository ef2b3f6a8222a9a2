import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { Day } from '@obracun/engine/kernel/day.ts';
import {
  amountField,
  choiceField,
  dateField,
  percentField,
  wholeField,
} from '@obracun/engine/kernel/field.ts';
import { formatRate } from '@obracun/engine/kernel/format.ts';
import { bih } from '@obracun/engine/law/bih/index.ts';
import { interestPresets } from '@obracun/engine/rules/interest.ts';
import { line } from '@obracun/engine/rules/line.ts';
import { toolDefinition } from '../tool/tool-definition.ts';

/** The rate a person writes, with no law behind it. */
export const OWN_RATE = 'vlastita';

const neispravno = 'Upišite broj.';
const datum = { neispravno: 'Upišite datum koji postoji u kalendaru.' } as const;

/** By the last known day there is every law; what its rate is depends on the day counted. */
const laws = interestPresets(bih.poznato_do).map(({ id, naziv }) => ({ vrijednost: id, naziv }));

const propis = choiceField({
  naziv: 'Stopa po propisu',
  neispravno,
  izbori: [{ vrijednost: OWN_RATE, naziv: 'Vlastita stopa' }, ...laws],
  obavezno: neispravno,
});

export const definition = toolDefinition({
  id: 'kamata',
  naslov: 'Kamata za kašnjenje',
  opis: 'Kamata na glavnicu za dane kašnjenja.',
  polja: {
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
  },
  osnove: {},
  grupe: [
    { naslov: 'Glavnica', polja: ['glavnica'] },
    { naslov: 'Stopa po propisu', polja: ['propis'] },
    { naslov: 'Godišnja stopa', polja: ['stopa'] },
    { naslov: 'Kašnjenje', polja: ['od', 'do'] },
    { naslov: 'Dani kašnjenja', polja: ['dani'] },
  ],
  redovi: {
    glavnica: line('iznos')('Glavnica'),
    stopa: line('posto')('Godišnja stopa'),
    stopa_dnevno: line('posto')('Stopa za dan'),
    prvi_dan: line('datum')('Prvi dan kašnjenja'),
    posljednji_dan: line('datum')('Posljednji dan kašnjenja'),
    dani: line('dani')('Dani kašnjenja'),
    najvise: line('iznos')('Najviše kamate po propisu'),
    kamata: line('iznos')('Kamata'),
    ukupno: line('iznos')('Glavnica i kamata'),
  },
  cjeline: [
    {
      naslov: 'Kašnjenje',
      redovi: ['prvi_dan', 'posljednji_dan', 'dani'],
      napomena: 'Dan roka se ne broji, a dan plaćanja se broji.',
    },
    {
      naslov: 'Kamata',
      redovi: ['glavnica', 'stopa', 'stopa_dnevno', 'najvise', 'kamata', 'ukupno'],
      zbirovi: ['kamata', 'ukupno'],
    },
  ],
  glavni: { uvijek: ['kamata', 'ukupno'] },
});

/** The same with the rate of each law beside its name, as it is on a day. */
export function definitionOn(day: Day): Definition {
  const rates = new Map(
    interestPresets(day).map(({ id, stopa, po }) => [
      id,
      `, ${formatRate(stopa)} ${po === 'dan' ? 'dnevno' : 'godišnje'}`,
    ]),
  );
  const izbori = propis.izbori?.map(({ vrijednost, naziv }) => ({
    vrijednost,
    naziv: naziv + (rates.get(vrijednost) ?? ''),
  }));
  return { ...definition, polja: { ...definition.polja, propis: { ...propis, ...(izbori && { izbori }) } } };
}
