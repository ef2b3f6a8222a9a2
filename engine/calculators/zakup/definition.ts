import type { Definition } from '../../kernel/calculator.ts';
import { contractForm } from '../../rules/rs/contract-definition.ts';
import { money } from '../../rules/salary/words.ts';

export const definition: Definition = {
  ...contractForm,
  id: 'zakup',
  poziv: '/zakup-imovine/',
  naslov: 'ZAKUP IMOVINE',
  opis: 'Zakupnina za imovinu fizičkog lica u Republici Srpskoj: normirani troškovi, dohodak i porez, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Zakup imovine',
    opis: 'Porez na zakupninu uz normirane troškove',
    kljucneRijeci: 'zakup zakupnina najam renta nekretnina stan bruto neto porez',
  },
  redovi: {
    bruto: money('Bruto zakupnina'),
    normirani_troskovi: money('Normirani troškovi'),
    dohodak: money('Dohodak'),
    porez: money('Porez na dohodak'),
    ukupne_obaveze: money('Ukupne obaveze'),
    neto: money('Neto zakupnina'),
  },
  izlaz: ['bruto', 'neto', 'normirani_troskovi', 'dohodak', 'porez', 'ukupne_obaveze'],
  cjeline: [
    { naslov: 'Porez', redovi: ['normirani_troskovi', 'dohodak', 'porez'], zbirovi: ['porez'] },
    { naslov: 'Isplata', redovi: ['bruto', 'ukupne_obaveze', 'neto'], zbirovi: ['neto'] },
  ],
  sastav: { cjelina: 'bruto', dijelovi: ['neto', 'porez'] },
  racun: () => import('./formula.ts'),
};
