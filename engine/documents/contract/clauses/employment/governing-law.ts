import { clause, type Setting, when } from '../../clause.ts';
import { LABOUR, named, ofAct, RS_FORMS } from '../../law/acts.ts';
import { CONTENT } from '../../law/sources.ts';

export const governingLaw = clause('Primjena propisa', CONTENT, (setting) => [
  `Na prava i obaveze koje ovaj ugovor ne uređuje primjenjuju se ${named(LABOUR[setting.contract.entity])}, kolektivni ugovor koji obavezuje Poslodavca i pravilnik o radu Poslodavca.`,
  ...when(setting.contract.entity === 'RS', officialForm(setting)),
]);

/** Annexes 1, 2 and 3 are the forms of a contract without a term, with a term, and on probation. */
function officialForm({ contract }: Setting): string {
  const annex = contract.contractCategory === 'permanent' ? '1' : '2';
  const form = contract.probation ? `obrasci iz priloga ${annex}. i 3.` : `obrazac iz Priloga ${annex}.`;
  return `Ovaj ugovor sadrži podatke koje propisuju član 35. Zakona o radu i ${form} ${ofAct(RS_FORMS)}; raspored i numeracija odredaba razlikuju se od obrasca.`;
}
