import type { FilingForm } from '../../../core/dues.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Engagement } from '../../staff/engagements/engagement.ts';

/**
 * DL2 of form 1002 (VI2 on the first sheet), for authors. Columns as a public program printed them in 2022; the two of personal relief are empty,
 * because the calculation of an author has none.
 */
const AUTHORS: FilingForm = {
  name: 'DL2',
  title: 'Prilog obrasca 1002: dohodak od autorskih i srodnih prava',
  columns: [
    { number: '1', title: 'Redni broj', fills: 'order' },
    { number: '2', title: 'Prezime i ime', fills: 'name' },
    { number: '3', title: 'JMB', fills: 'number' },
    { number: '4', title: 'Bruto naknada', line: 'bruto' },
    { number: '5', title: 'PIO', line: 'doprinosi' },
    { number: '6', title: 'Zdravstveno' },
    { number: '7', title: 'Dječija zaštita' },
    { number: '8', title: 'Nezaposlenost' },
    { number: '9', title: 'Doprinosi ukupno', line: 'doprinosi' },
    { number: '10', title: 'Normirani troškovi', line: 'normirani_troskovi' },
    { number: '11', title: 'Dohodak', line: 'poreska_osnovica' },
    { number: '12', title: 'Odbitak po kartici' },
    { number: '13', title: 'Poreska olakšica' },
    { number: '14', title: 'Osnovica poreza', line: 'poreska_osnovica' },
    { number: '15', title: 'Porez', line: 'porez' },
    { number: '16', title: 'Isplata', line: 'neto' },
  ],
};

/** The part of form 1002 whose columns are known: that of authors. */
export const srpskaFormOf = (
  { kind }: Pick<Engagement, 'kind'>,
  entity: PayrollEntity,
): FilingForm | undefined => (entity === 'rs' && kind === 'author' ? AUTHORS : undefined);

/** What to do with other contracts of Republika Srpska: the columns of DL3 and of the parts for temporary jobs and owners were not found. */
export const SRPSKA_NOTE =
  'Prilog DL2 je za autorske ugovore. Ostale prepišite u obrazac 1002 iz rekapitulacije.';
