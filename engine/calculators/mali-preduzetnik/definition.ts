import { define } from '../../core/define.ts';
import { amountField, group, wholeField } from '../../core/field.ts';
import { amountMessages } from '../../rules/field-messages.ts';
import { duesInSrpska } from '../../rules/rs/dues.ts';
import { yearFields } from '../../rules/rs/year-definition.ts';

export const smallEntrepreneurFields = {
  ...yearFields,
  prihod: amountField({
    label: 'Naplaćeni prihod za godinu',
    missing: 'Upišite naplaćeni prihod.',
    invalid: amountMessages.invalid,
  }),
  mjeseci: wholeField({
    label: 'Mjeseci u toj godini',
    invalid: 'Upišite broj mjeseci od 1 do 12.',
    min: 1,
    max: 12,
    hint: {
      text: 'Ako ne upišete, uzima se cijela godina.',
    },
  }),
} as const;

export const definition = define({
  id: 'mali-preduzetnik',
  path: '/mali-preduzetnik/',
  title: 'Mali preduzetnik',
  description:
    'Porez malog preduzetnika u Republici Srpskoj od naplaćenog prihoda, doprinosi vlasnika za godinu i iznos koji ostaje.',
  card: {
    title: 'Mali preduzetnik',
    description: 'Porez od prihoda, doprinosi vlasnika i šta ostaje',
    keywords: 'mali preduzetnik paušal 2 % 600 KM samostalni SP radnja obrt prihod porez doprinosi',
    sign: 'zanimanje',
  },
  entity: 'rs',
  fields: smallEntrepreneurFields,
  bases: {},
  groups: [group('Godina i prihod', smallEntrepreneurFields)],
  slip: () => import('./lines.ts'),
  dues: duesInSrpska({
    contributions: 'doprinosi_mjesecno',
    isMonthly: true,
    besides: 'porez malog preduzetnika plaća se posebno: šifru pitajte poresku upravu',
  }),
});
