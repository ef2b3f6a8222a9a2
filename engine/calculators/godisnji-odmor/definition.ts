import { define } from '../../core/define.ts';
import { daysField, group, type InputOf, wholeField } from '../../core/field.ts';
import { labourFields } from '../../rules/labour.ts';

const work = {
  staz: wholeField({
    label: 'Godine staža',
    invalid: 'Staž mora biti cijeli broj od 0 do 70.',
    emptyAs: 0,
    max: 70,
    hint: { text: 'Pune godine staža.' },
  }),
  mjeseci: wholeField({
    label: 'Navršeni mjeseci rada',
    invalid: 'Navršeni mjeseci rada moraju biti cijeli broj od 0 do 600.',
    max: 600,
    hint: { text: 'Samo ako je rad tek počeo.' },
  }),
  dodatni: wholeField({
    label: 'Dodatni dani',
    invalid: 'Dodatni dani moraju biti cijeli broj od 0 do 60.',
    max: 60,
    hint: { text: 'Po kolektivnom ugovoru ili pravilniku.' },
  }),
} as const;

const use = {
  iskoristeno: daysField({
    label: 'Iskorišteno',
    invalid: 'Iskorišteni dani moraju biti broj od 0 do 100.',
    max: 100,
  }),
} as const;

const leaveFields = { ...labourFields, ...work, ...use } as const;

const leaveGroups = [group('Zakon', labourFields), group('Rad', work), group('Korištenje', use)] as const;

/** Days in hundredths. */
export type LeaveInput = InputOf<typeof leaveFields>;

export const definition = define({
  id: 'godisnji-odmor',
  path: '/godisnji-odmor/',
  title: 'Kalkulator godišnjeg odmora',
  description:
    'Koliko radnih dana godišnjeg odmora pripada radniku u Federaciji BiH i Republici Srpskoj, i koliko ih je ostalo.',
  card: {
    title: 'Godišnji odmor',
    description: 'Dani odmora po zakonu, stažu i ugovoru, i koliko je ostalo',
    keywords: 'godišnji odmor go dani odmora regres staž neiskorišteni dani',
    sign: 'odmor',
  },
  entity: 'bih',
  fields: leaveFields,
  bases: {},
  groups: leaveGroups,
  slip: () => import('./lines.ts'),
});
