import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { given, sentence, stated, statedIfGiven } from '../../wording.ts';

/** The short description is demanded in the Federation only. */
export const job = clause('Radno mjesto i opis poslova', CONTENT, ({ contract }) => [
  sentence(`Radnik se zapošljava na radnom mjestu: ${given(contract.jobTitle)}`),
  ...(contract.entity === 'FBIH' ? stated : statedIfGiven)('Kratak opis poslova', contract.jobDescription),
]);
