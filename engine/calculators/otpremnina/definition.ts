import { define } from '../../core/define.ts';
import { amountField, group, type InputOf, wholeField } from '../../core/field.ts';
import { labourFields } from '../../rules/labour.ts';

const work = {
  prosjecna_plata: amountField({
    label: 'Prosječna mjesečna plata',
    missing: 'Upišite prosječnu platu posljednja tri mjeseca.',
    invalid: 'Upišite prosječnu platu kao broj, npr. 1.800,00.',
    hint: { text: 'Prosječna plata za posljednja tri mjeseca.' },
  }),
  godine: wholeField({
    label: 'Navršene godine rada',
    missing: 'Upišite navršene godine neprekidnog rada kod ovog poslodavca.',
    invalid: 'Godine rada moraju biti cijeli broj od 0 do 70.',
    max: 70,
    hint: { text: 'Neprekidan rad u firmi, samo pune godine.' },
  }),
} as const;

const payment = {
  isplata: amountField({
    label: 'Koliko firma isplaćuje',
    invalid: 'Upišite iznos kao broj, npr. 1.800,00.',
    hint: { text: 'Ako ne upišete, uzima se najmanja po zakonu.' },
  }),
} as const;

const severanceFields = { ...labourFields, ...work, ...payment } as const;

const severanceGroups = [
  group('Zakon', labourFields),
  group('Rad i plata', work),
  group('Isplata', payment),
] as const;

/** Amounts in feninga. */
export type SeveranceInput = InputOf<typeof severanceFields>;

export const definition = define({
  id: 'otpremnina',
  path: '/otpremnina/',
  title: 'Kalkulator otpremnine',
  description:
    'Najmanja i najveća otpremnina po zakonu o radu i neoporezivi dio, za Federaciju BiH i Republiku Srpsku.',
  card: {
    title: 'Otpremnina',
    description: 'Najmanja i najveća po zakonu, i neoporezivi dio',
    keywords: 'otpremnina otkaz tehnološki višak prestanak ugovora o radu neoporezivo',
    sign: 'otpremnina',
  },
  entity: 'bih',
  fields: severanceFields,
  bases: {},
  groups: severanceGroups,
  slip: () => import('./lines.ts'),
});
