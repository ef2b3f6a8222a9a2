import type { Definition } from '../../kernel/calculator.ts';
import { baseSection, yearForm, yearWords } from '../../rules/rs/year-definition.ts';
import { money } from '../../rules/salary/words.ts';

export const definition: Definition = {
  ...yearForm,
  id: 'doprinosi-kom-nepio',
  poziv: '/doprinosi-kom-nepio/',
  naslov: 'KOMERCIJALNO GAZDINSTVO 55/55 (Nisu osigurani na PIO)',
  opis: 'Doprinos za zdravstveno osiguranje nosioca komercijalnog gazdinstva u Republici Srpskoj koji nije osiguran na PIO, mjesečno i godišnje, po godinama.',
  kartica: {
    naslov: 'Komercijalno gazdinstvo 55/55',
    opis: 'Nosioci koji nisu osigurani na PIO: samo zdravstveno',
    kljucneRijeci: 'poljoprivreda gazdinstvo komercijalno 55/55 doprinosi zdravstveno',
  },
  redovi: {
    ...yearWords,
    mjesecni_zdravstveni: money('Zdravstveno osiguranje mjesečno'),
    godisnji_trosak: money('Ukupno za godinu'),
  },
  izlaz: ['prosjecna_bruto', 'osnovica', 'mjesecni_zdravstveni', 'godisnji_trosak'],
  cjeline: [
    baseSection,
    { naslov: 'Doprinos', redovi: ['mjesecni_zdravstveni', 'godisnji_trosak'], zbirovi: ['godisnji_trosak'] },
  ],
  glavni: { uvijek: ['mjesecni_zdravstveni', 'godisnji_trosak', 'osnovica'] },
  racun: () => import('./formula.ts'),
};
