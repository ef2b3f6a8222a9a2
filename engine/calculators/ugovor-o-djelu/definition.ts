import type { Definition } from '../../kernel/calculator.ts';
import { contractForm } from '../../rules/rs/contract-definition.ts';
import { fundWords } from '../../rules/rs/fund-words.ts';
import { money } from '../../rules/salary/words.ts';

export const definition: Definition = {
  ...contractForm,
  id: 'ugovor-o-djelu',
  poziv: '/ugovor-djelu/',
  naslov: 'UGOVOR O DJELU / DOPUNSKI RAD',
  opis: 'Naknada po ugovoru o djelu ili za dopunski rad u Republici Srpskoj: PIO, porez i ukupne obaveze, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Ugovor o djelu / dopunski rad',
    opis: 'PIO i porez na naknadu za posao van radnog odnosa',
    kljucneRijeci: 'djelo dopunski rad honorar freelance ugovor bruto neto PIO porez',
  },
  redovi: {
    bruto: money('Bruto naknada'),
    PIO: fundWords.PIO,
    dohodak: money('Dohodak'),
    porez: money('Porez na dohodak'),
    ukupne_obaveze: money('Ukupne obaveze'),
    neto: money('Neto naknada'),
  },
  izlaz: ['bruto', 'neto', 'PIO', 'dohodak', 'porez'],
  cjeline: [
    {
      naslov: 'Od bruta do neta',
      redovi: ['bruto', 'PIO', 'dohodak', 'porez', 'neto'],
      zbirovi: ['dohodak', 'neto'],
    },
    { naslov: 'Za uplatu', redovi: ['ukupne_obaveze'], zbirovi: ['ukupne_obaveze'] },
  ],
  sastav: { cjelina: 'bruto', dijelovi: ['neto', 'PIO', 'porez'] },
  racun: () => import('./formula.ts'),
};
