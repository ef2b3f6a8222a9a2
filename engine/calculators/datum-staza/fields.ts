import { dateField, periodsField, wholeField } from '../../kernel/field.ts';

const date = { neispravno: 'Upišite datum koji postoji u kalendaru.' } as const;

export const mostPeriods = 30;

export const tenureFields = {
  raniji_godine: wholeField({
    naziv: 'Raniji staž, godine',
    neispravno: 'Godine ranijeg staža moraju biti cijeli broj od 0 do 60.',
    najvise: 60,
  }),
  raniji_mjeseci: wholeField({
    naziv: 'Raniji staž, mjeseci',
    neispravno: 'Mjeseci ranijeg staža moraju biti cijeli broj od 0 do 11.',
    najvise: 11,
  }),
  raniji_dani: wholeField({
    naziv: 'Raniji staž, dani',
    neispravno: 'Dani ranijeg staža moraju biti cijeli broj od 0 do 30.',
    najvise: 30,
  }),
  periodi: periodsField({
    naziv: 'Ranija zaposlenja',
    neispravno: 'Za svako ranije zaposlenje upišite prvi i posljednji dan, oba iz kalendara.',
    najvise: mostPeriods,
    savjet: { tekst: 'Svako ranije zaposlenje upišite posebno; dodaje se stažu upisanom iznad.' },
  }),
  start_date: dateField({
    naziv: 'Početak zaposlenja',
    obavezno: 'Molimo unesite datum početka zaposlenja.',
    ...date,
  }),
  end_date: dateField({
    naziv: 'Završetak zaposlenja',
    obavezno: 'Molimo unesite datum završetka zaposlenja ili čekirajte „trenutno radim“.',
    ...date,
  }),
} as const;
