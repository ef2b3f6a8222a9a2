import type { DuesOf, FilingForm } from '../../core/dues.ts';
import { duesFiledOn } from '../../rules/fbih/contract-dues.ts';

/** Columns 8 to 12 as in the text of the form: health 4 % and pension 6 % of the whole amount, without recognized costs. */
const form: FilingForm = {
  name: 'ASD-1032',
  title: 'Akontacija poreza po odbitku na naknade članovima odbora i komisija, zastupnicima i povjerenicima',
  columns: [
    { number: '6', title: 'JMB', fills: 'number' },
    { number: '7', title: 'Prezime i ime', fills: 'name' },
    { number: '8', title: 'Iznos naknade', line: 'bruto' },
    { number: '9', title: 'Zdravstveno osiguranje', line: 'zdravstveno' },
    { number: '10', title: 'Osnovica za porez', line: 'osnovica' },
    { number: '11', title: 'Iznos poreza', line: 'porez' },
    { number: '12', title: 'PIO na teret isplatioca', line: 'pos_PIO' },
  ],
};

/** How the pay of a member of a board or commission is paid and filed. */
export const duesOf: DuesOf = duesFiledOn(form);
