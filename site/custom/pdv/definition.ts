import { percentField } from '@obracun/engine/kernel/field.ts';
import { formatRate } from '@obracun/engine/kernel/format.ts';
import { changeOn } from '@obracun/engine/kernel/law.ts';
import { scaleOf } from '@obracun/engine/kernel/units.ts';
import { bih } from '@obracun/engine/law/bih/index.ts';
import { line } from '@obracun/engine/rules/line.ts';
import { toolDefinition } from '../tool/tool-definition.ts';

const { pdv } = bih.parametri;
const law = changeOn(pdv, bih.poznato_do);

/** The rate the law sets and where it stands. */
export const legalRate = law && {
  stopa: law.vrijednost.stopa,
  zakon: { naziv: pdv.naziv, od: law.od, ...law.izvor },
};

const neispravno = 'Upišite broj.';

export const definition = toolDefinition({
  id: 'PDV',
  naslov: 'PDV kalkulator',
  opis: 'Od osnovice do iznosa s PDV-om i obrnuto.',
  polja: {
    stopa: percentField({
      naziv: 'Stopa PDV-a',
      obavezno: 'Upišite stopu PDV-a.',
      neispravno,
      najvise: 1000,
      ...(legalRate && {
        pocetno: legalRate.stopa / scaleOf('posto'),
        savjet: { tekst: `Jedinstvena stopa po zakonu je ${formatRate(legalRate.stopa)}.` },
      }),
    }),
  },
  osnove: {
    osnovica: {
      red: 'osnovica',
      naziv: 'Osnovica',
      obavezno: 'Upišite osnovicu.',
      neispravno,
    },
    ukupno: {
      red: 'ukupno',
      naziv: 'Iznos s PDV-om',
      obavezno: 'Upišite iznos s PDV-om.',
      neispravno,
    },
  },
  grupe: [{ naslov: 'Iznos i stopa', polja: ['stopa'], osnovica: true }],
  redovi: {
    osnovica: line('iznos')('Osnovica'),
    stopa: line('posto')('Stopa PDV-a'),
    preracunata_stopa: line('posto')('Preračunata stopa'),
    pdv: line('iznos')('PDV'),
    ukupno: line('iznos')('Iznos s PDV-om'),
  },
  cjeline: [
    {
      naslov: 'PDV',
      redovi: ['osnovica', 'stopa', 'preracunata_stopa', 'pdv', 'ukupno'],
      zbirovi: ['ukupno'],
    },
  ],
  glavni: { osnovica: ['ukupno', 'pdv'], ukupno: ['osnovica', 'pdv'], uvijek: ['ukupno'] },
});
