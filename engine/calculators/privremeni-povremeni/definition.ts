import type { Definition } from '../../kernel/calculator.ts';
import { contractForm } from '../../rules/rs/contract-definition.ts';
import { fundWords } from '../../rules/rs/fund-words.ts';
import { money } from '../../rules/salary/words.ts';

export const definition: Definition = {
  ...contractForm,
  id: 'privremeni-povremeni',
  poziv: '/privremeni-povremeni/',
  naslov: 'PRIVREMENI I POVREMENI POSLOVI',
  opis: 'Naknada za privremene i povremene poslove u Republici Srpskoj: PIO, zdravstveno i porez, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Privremeni i povremeni poslovi',
    opis: 'PIO, zdravstveno i porez na naknadu za kratke poslove',
    kljucneRijeci: 'privremeni povremeni poslovi sezonski ugovor bruto neto doprinosi porez',
  },
  redovi: {
    bruto: money('Bruto naknada'),
    PIO: fundWords.PIO,
    zdravstveno: fundWords.zdravstveno,
    doprinosi: money('Doprinosi ukupno'),
    dohodak: money('Dohodak'),
    porez: money('Porez na dohodak'),
    ukupne_obaveze: money('Ukupne obaveze'),
    neto: money('Neto naknada'),
  },
  izlaz: ['bruto', 'neto', 'doprinosi', 'dohodak', 'porez', 'ukupne_obaveze'],
  cjeline: [
    {
      naslov: 'Doprinosi',
      redovi: ['PIO', 'zdravstveno', 'doprinosi'],
      zbirovi: ['doprinosi'],
      napomena: 'Plaćaju se PIO i zdravstveno (Zakon o doprinosima, čl. 4); ostali doprinosi ne.',
    },
    { naslov: 'Porez', redovi: ['dohodak', 'porez'], zbirovi: ['porez'] },
    { naslov: 'Isplata', redovi: ['bruto', 'ukupne_obaveze', 'neto'], zbirovi: ['neto'] },
  ],
  sastav: { cjelina: 'bruto', dijelovi: ['neto', 'PIO', 'zdravstveno', 'porez'] },
  racun: () => import('./formula.ts'),
};
