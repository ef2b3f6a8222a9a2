import { yearOf } from '../../kernel/day.ts';
import { wholeField } from '../../kernel/field.ts';
import { prosjecna_bruto } from '../../law/rs/average-wage.ts';

/** A year's obligations are known once the average wage of the year before is published. */
const years = prosjecna_bruto.promjene.map(({ od }) => yearOf(od));
const [najmanje, najvise] = [Math.min(...years), Math.max(...years)];
const neispravno = `Izaberite godinu od ${najmanje}. do ${najvise}.`;

export const yearFields = {
  godina: wholeField({
    naziv: 'Godina',
    obavezno: neispravno,
    neispravno,
    najmanje,
    najvise,
    ponuda: years,
    samoPonuda: true,
    pocetno: 2025,
  }),
} as const;

/** The form of a contribution that is set for a whole year. */
export const yearForm = {
  entitet: 'rs',
  polja: yearFields,
  osnove: {},
  grupe: [{ naslov: 'Godina', polja: ['godina'] }],
  greska: 'Greška pri dohvaćanju.',
} as const;
