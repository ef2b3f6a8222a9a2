import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { ofDay, stated, statedIfGiven } from '../../wording.ts';

/** The reason is demanded in Republika Srpska only. */
export const fixedTerm = clause('Zasnivanje radnog odnosa', CONTENT, ({ contract }) => [
  `Ovim ugovorom Radnik zasniva radni odnos kod Poslodavca na određeno vrijeme, do ${ofDay(contract.endDate)}.`,
  `Radnik stupa na rad dana ${ofDay(contract.startDate)}.`,
  ...(contract.entity === 'RS' ? stated : statedIfGiven)(
    'Razlog za zaključivanje ugovora na određeno vrijeme',
    contract.fixedTermReason,
  ),
  'Radni odnos prestaje istekom ugovorenog vremena.',
]);
