import { amountField, type InputOf, wholeField } from '../../kernel/field.ts';
import { labourFields } from '../../rules/labour.ts';

export const severanceFields = {
  ...labourFields,
  prosjecna_plata: amountField({
    label: 'Prosječna mjesečna plata',
    missing: 'Upišite prosječnu platu posljednja tri mjeseca.',
    invalid: 'Prosječna plata mora biti nenegativan broj.',
    hint: { text: 'Prosjek isplaćenih plata u posljednja tri mjeseca prije prestanka ugovora.' },
  }),
  godine: wholeField({
    label: 'Navršene godine rada',
    missing: 'Upišite navršene godine neprekidnog rada kod ovog poslodavca.',
    invalid: 'Godine rada moraju biti cijeli broj od 0 do 60.',
    max: 60,
    hint: { text: 'Neprekidno kod istog poslodavca; započeta godina se ne broji.' },
  }),
  isplata: amountField({
    label: 'Otpremnina koja se isplaćuje',
    invalid: 'Iznos koji se isplaćuje mora biti nenegativan broj.',
    hint: { text: 'Prazno: najmanja po zakonu.' },
  }),
} as const;

/** Amounts in feninga. */
export type SeveranceInput = InputOf<typeof severanceFields>;
