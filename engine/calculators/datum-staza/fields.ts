import { dateField, group, periodsField, wholeField } from '../../core/field.ts';
import { dayMessages } from '../../rules/field-messages.ts';

export const mostPeriods = 30;

const earlierService = {
  raniji_godine: wholeField({
    sentEmpty: true,
    label: 'Raniji staž, godine',
    invalid: 'Godine ranijeg staža moraju biti cijeli broj od 0 do 70.',
    max: 70,
  }),
  raniji_mjeseci: wholeField({
    sentEmpty: true,
    label: 'Raniji staž, mjeseci',
    invalid: 'Mjeseci ranijeg staža moraju biti cijeli broj od 0 do 11.',
    max: 11,
  }),
  raniji_dani: wholeField({
    sentEmpty: true,
    label: 'Raniji staž, dani',
    invalid: 'Dani ranijeg staža moraju biti cijeli broj od 0 do 30.',
    max: 30,
  }),
} as const;

const earlierEmployments = {
  periodi: periodsField({
    label: 'Ranija zaposlenja',
    invalid: 'Za svako ranije zaposlenje upišite prvi i posljednji dan, oba iz kalendara.',
    max: mostPeriods,
    hint: { text: 'Svako zaposlenje upišite posebno.' },
  }),
} as const;

const thisEmployment = {
  start_date: dateField({
    label: 'Početak zaposlenja',
    missing: 'Molimo unesite datum početka zaposlenja.',
    ...dayMessages,
  }),
  end_date: dateField({
    label: 'Završetak zaposlenja',
    missing: 'Molimo unesite datum završetka zaposlenja ili čekirajte „trenutno radim“.',
    ...dayMessages,
  }),
} as const;

export const tenureFields = { ...earlierService, ...earlierEmployments, ...thisEmployment } as const;

export const tenureGroups = [
  group('Raniji staž', earlierService),
  group('Ranija zaposlenja po datumima', earlierEmployments, { folded: true }),
  group('Ovo zaposlenje', thisEmployment),
] as const;
