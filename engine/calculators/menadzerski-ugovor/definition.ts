import type { Definition } from '../../kernel/calculator.ts';
import { contractForm } from '../../rules/rs/contract-definition.ts';
import { fundLines, fundWords } from '../../rules/rs/fund-words.ts';
import { money } from '../../rules/salary/words.ts';

export const definition: Definition = {
  ...contractForm,
  id: 'menadzerski-ugovor',
  poziv: '/menadzerski/',
  naslov: 'MENADŽERSKI UGOVOR',
  opis: 'Naknada po menadžerskom ugovoru u Republici Srpskoj: doprinosi po fondovima i porez, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Menadžerski ugovor',
    opis: 'Naknada direktora bez radnog odnosa: svi doprinosi i porez',
    kljucneRijeci: 'menadžer direktor uprava ugovor bruto neto doprinosi porez',
  },
  redovi: {
    bruto: money('Bruto naknada'),
    ...fundWords,
    doprinosi_ukupno: money('Doprinosi ukupno'),
    poreska_osnovica: money('Poreska osnovica'),
    porez: money('Porez na dohodak'),
    ukupne_obaveze: money('Ukupne obaveze'),
    neto: money('Neto naknada'),
  },
  izlaz: ['bruto', 'neto', ...fundLines, 'doprinosi_ukupno', 'porez'],
  cjeline: [
    {
      naslov: 'Doprinosi',
      redovi: [...fundLines, 'doprinosi_ukupno'],
      zbirovi: ['doprinosi_ukupno'],
    },
    { naslov: 'Porez', redovi: ['poreska_osnovica', 'porez'], zbirovi: ['porez'] },
    { naslov: 'Isplata', redovi: ['bruto', 'ukupne_obaveze', 'neto'], zbirovi: ['neto'] },
  ],
  sastav: { cjelina: 'bruto', dijelovi: ['neto', ...fundLines, 'porez'] },
  racun: () => import('./formula.ts'),
};
