import { amountField, wholeField } from '../../core/field.ts';
import { amountMessages } from '../../rules/field-messages.ts';
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
    hint: { text: 'Prazno: cijela godina. Najmanji porez i doprinosi računaju se za toliko mjeseci.' },
  }),
} as const;
