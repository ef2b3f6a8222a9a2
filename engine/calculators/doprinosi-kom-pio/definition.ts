import type { Definition } from '../../kernel/calculator.ts';
import { fundWords } from '../../rules/rs/fund-words.ts';
import { baseSection, yearForm, yearWords } from '../../rules/rs/year-definition.ts';
import { money } from '../../rules/salary/words.ts';

export const definition: Definition = {
  ...yearForm,
  id: 'doprinosi-kom-pio',
  poziv: '/doprinosi-kom-pio/',
  naslov: 'KOMERCIJALNO GAZDINSTVO 45/37 (Osiguranici na PIO)',
  opis: 'Doprinosi za PIO i zdravstveno nosioca komercijalnog gazdinstva u Republici Srpskoj, mjesečno i godišnje, po godinama.',
  kartica: {
    naslov: 'Komercijalno gazdinstvo 45/37',
    opis: 'Nosioci osigurani na PIO: PIO i zdravstveno',
    kljucneRijeci: 'poljoprivreda gazdinstvo komercijalno 45/37 doprinosi PIO zdravstveno',
  },
  redovi: {
    ...yearWords,
    PIO: fundWords.PIO,
    zdravstveno: fundWords.zdravstveno,
    ukupni_troskovi: money('Ukupno mjesečno'),
    godisnji_trosak: money('Ukupno za godinu'),
  },
  izlaz: ['prosjecna_bruto', 'osnovica', 'PIO', 'zdravstveno', 'ukupni_troskovi'],
  cjeline: [
    baseSection,
    {
      naslov: 'Doprinosi mjesečno',
      redovi: ['PIO', 'zdravstveno', 'ukupni_troskovi'],
      zbirovi: ['ukupni_troskovi'],
    },
    { naslov: 'Za godinu', redovi: ['godisnji_trosak'], zbirovi: ['godisnji_trosak'] },
  ],
  glavni: { uvijek: ['ukupni_troskovi', 'PIO', 'zdravstveno'] },
  sastav: { cjelina: 'ukupni_troskovi', dijelovi: ['PIO', 'zdravstveno'] },
  racun: () => import('./formula.ts'),
};
