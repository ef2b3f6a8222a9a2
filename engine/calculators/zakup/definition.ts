import { define } from '../../core/define.ts';
import { contractForm } from '../../rules/contract/form.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';

export const definition = define({
  ...contractForm,
  entity: 'rs',
  id: 'zakup',
  path: '/zakup-imovine/',
  title: 'ZAKUP IMOVINE',
  description:
    'Zakupnina za imovinu fizičkog lica u Republici Srpskoj: normirani troškovi, dohodak i porez, od bruta do neta i obrnuto.',
  card: {
    title: 'Zakup imovine',
    description: 'Porez na zakupninu uz normirane troškove',
    keywords: 'zakup zakupnina najam renta nekretnina stan bruto neto porez',
    sign: 'imovina',
  },
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({ tax: 'porez', income: 'od zakupa' }),
});
