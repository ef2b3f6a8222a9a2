import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { ofDay } from '../../wording.ts';

export const openEnded = clause('Zasnivanje radnog odnosa', CONTENT, ({ contract }) => [
  'Ovim ugovorom Radnik zasniva radni odnos kod Poslodavca na neodređeno vrijeme.',
  `Radnik stupa na rad dana ${ofDay(contract.startDate)}.`,
]);
