import type { Definition } from '../../kernel/calculator.ts';
import { baseSection, yearForm, yearWords } from '../../rules/rs/year-definition.ts';
import { money } from '../../rules/salary/words.ts';

export const definition: Definition = {
  ...yearForm,
  id: 'doprinosi-nekom',
  poziv: '/doprinosi-nkg/',
  naslov: 'NEKOMERCIJALNO GAZDINSTVO',
  opis: 'Doprinos za zdravstveno osiguranje nosioca nekomercijalnog poljoprivrednog gazdinstva u Republici Srpskoj, mjesečno i godišnje, po godinama.',
  kartica: {
    naslov: 'Nekomercijalno gazdinstvo',
    opis: 'Zdravstveno osiguranje nosioca gazdinstva',
    kljucneRijeci: 'poljoprivreda gazdinstvo nekomercijalno doprinosi zdravstveno',
  },
  redovi: {
    ...yearWords,
    mjesecni_doprinos: money('Zdravstveno osiguranje mjesečno'),
    godisnji_trosak: money('Ukupno za godinu'),
  },
  izlaz: ['prosjecna_bruto', 'osnovica', 'mjesecni_doprinos', 'godisnji_trosak'],
  cjeline: [
    baseSection,
    { naslov: 'Doprinos', redovi: ['mjesecni_doprinos', 'godisnji_trosak'], zbirovi: ['godisnji_trosak'] },
  ],
  glavni: { uvijek: ['mjesecni_doprinos', 'godisnji_trosak', 'osnovica'] },
  racun: () => import('./formula.ts'),
};
