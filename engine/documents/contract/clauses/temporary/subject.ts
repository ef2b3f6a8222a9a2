import { clause } from '../../clause.ts';
import { TEMPORARY_WORK } from '../../law/sources.ts';
import { given, sentence, statedIfGiven } from '../../wording.ts';

export const subject = clause('Predmet ugovora', TEMPORARY_WORK, ({ contract }) => [
  sentence(
    `Izvršilac se obavezuje da za Poslodavca obavi sljedeće privremene i povremene poslove: ${given(contract.jobTitle)}`,
  ),
  ...statedIfGiven('Opis poslova', contract.jobDescription),
  'Ovim ugovorom ne zasniva se radni odnos.',
]);
