import { clause } from '../../clause.ts';
import { CONTRACT_FOR_WORK } from '../../law/sources.ts';
import { given, sentence, statedIfGiven } from '../../wording.ts';

export const subject = clause('Predmet ugovora', CONTRACT_FOR_WORK, ({ contract }) => [
  sentence(
    `Izvršilac se obavezuje da za Naručioca samostalno obavi sljedeći posao: ${given(contract.jobTitle)}`,
  ),
  ...statedIfGiven('Opis posla', contract.jobDescription),
  'Naručilac se obavezuje da za obavljeni posao plati ugovorenu naknadu.',
  'Ovim ugovorom ne zasniva se radni odnos.',
]);
