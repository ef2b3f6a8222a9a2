import { defineTool } from '../../kernel/define.ts';
import { percentField } from '../../kernel/field.ts';
import { formatRate } from '../../kernel/format.ts';
import { changeOn } from '../../kernel/law.ts';
import { scaleOf } from '../../kernel/units.ts';
import { pdv } from '../../law/bih/vat.ts';
import { slip } from './lines.ts';

const stopa = changeOn(pdv, pdv.poznato_do)?.vrijednost.stopa;
const neispravno = 'Upišite broj.';

export const vatFields = {
  stopa: percentField({
    naziv: 'Stopa PDV-a',
    obavezno: 'Upišite stopu PDV-a.',
    neispravno,
    najvise: 1000,
    ...(stopa && {
      pocetno: stopa / scaleOf('posto'),
      savjet: { tekst: `Jedinstvena stopa po zakonu je ${formatRate(stopa)}.` },
    }),
  }),
} as const;

export const definition = defineTool(
  {
    id: 'PDV',
    entitet: 'bih',
    naslov: 'PDV kalkulator',
    opis: 'Od osnovice do iznosa s PDV-om i obrnuto.',
    polja: vatFields,
    osnove: {
      osnovica: { red: 'osnovica', naziv: 'Osnovica', obavezno: 'Upišite osnovicu.', neispravno },
      ukupno: {
        red: 'ukupno',
        leads: 'osnovica',
        naziv: 'Iznos s PDV-om',
        obavezno: 'Upišite iznos s PDV-om.',
        neispravno,
      },
    },
    grupe: [{ naslov: 'Iznos i stopa', polja: ['stopa'], osnovica: true }],
  },
  slip,
);
