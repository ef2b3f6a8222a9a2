import { type ColumnQuestion, THOUSANDS } from '../rows/question.ts';

/** What the heading of a column of workers may leave open. */
export type ColumnAsk = 'vrsta' | 'hiljade' | 'cisto-neto' | 'red-imena' | 'stepen' | 'koeficijent' | 'posto';

const YES_NO = [
  { value: 'da', label: 'Da' },
  { value: 'ne', label: 'Ne' },
] as const;

type Draft = Omit<ColumnQuestion, 'id' | 'column' | 'examples'>;

/** Each as it is asked: in words, with what may be answered. */
export const QUESTIONS: Readonly<Record<ColumnAsk, Draft>> = {
  vrsta: {
    text: 'Koja je vrsta iznosa u ovoj koloni?',
    options: [
      { value: 'bruto', label: 'Bruto' },
      { value: 'neto', label: 'Neto' },
      { value: 'satnica', label: 'Satnica' },
    ],
  },
  hiljade: THOUSANDS,
  'cisto-neto': {
    text: 'Je li ovo neto plata bez toplog obroka, prevoza i obustava?',
    options: [YES_NO[0], { value: 'ne', label: 'Ne: iznosi se ne uvoze' }],
    suggested: 'da',
  },
  'red-imena': {
    text: 'Šta je prvo u ovoj koloni?',
    options: [
      { value: 'ime-prezime', label: 'Ime, pa prezime' },
      { value: 'prezime-ime', label: 'Prezime, pa ime' },
    ],
  },
  stepen: {
    text: 'Stepeni se čitaju kao I NK, II PK, III KV, IV SSS, VI VŠS, VII VSS. Je li tako?',
    options: YES_NO,
    suggested: 'da',
  },
  koeficijent: {
    text: 'Koji je ovo koeficijent?',
    options: [
      { value: 'posao', label: 'Posla (puta cijena rada): ne uvozi se' },
      { value: 'kartica', label: 'S poreske kartice Federacije' },
    ],
    suggested: 'posao',
  },
  posto: {
    text: 'Šta znači 0,01 u ovoj koloni?',
    options: [
      { value: 'posto', label: '0,01 %' },
      { value: 'dio', label: '1 %' },
    ],
  },
};
