import { clause } from '../../clause.ts';
import { AUTHOR } from '../../law/sources.ts';
import { given, sentence, statedIfGiven } from '../../wording.ts';

export const subject = clause('Predmet ugovora', AUTHOR, ({ contract }) => [
  sentence(
    `Autor se obavezuje da lično izradi i Naručiocu preda autorsko djelo: ${given(contract.jobTitle)}`,
  ),
  ...statedIfGiven('Opis djela', contract.jobDescription),
  'Naručilac se obavezuje da za djelo i ustupljena prava plati autorsku naknadu.',
  'Ovim ugovorom ne zasniva se radni odnos.',
]);
