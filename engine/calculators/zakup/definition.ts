import { define } from '../../kernel/define.ts';
import { contractForm } from '../../rules/rs/contract-definition.ts';

export const definition = define({
  ...contractForm,
  id: 'zakup',
  poziv: '/zakup-imovine/',
  naslov: 'ZAKUP IMOVINE',
  opis: 'Zakupnina za imovinu fizičkog lica u Republici Srpskoj: normirani troškovi, dohodak i porez, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Zakup imovine',
    opis: 'Porez na zakupninu uz normirane troškove',
    kljucneRijeci: 'zakup zakupnina najam renta nekretnina stan bruto neto porez',
    znak: 'imovina',
  },
  slip: () => import('./lines.ts'),
});
