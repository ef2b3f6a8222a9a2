import { clause, type Setting } from '../../clause.ts';
import { DIRECTOR } from '../../law/sources.ts';
import { given, sentence, statedIfGiven } from '../../wording.ts';

export const subject = clause('Predmet ugovora', DIRECTOR, (setting) => [
  sentence(
    `Društvo povjerava, a Menadžer preuzima poslove rukovođenja, predstavljanja i zastupanja Društva na funkciji: ${given(setting.contract.jobTitle)}`,
  ),
  ...statedIfGiven('Akt o imenovanju', setting.contract.appointment),
  withoutEmployment(setting),
]);

const withoutEmployment = ({ contract }: Setting): string =>
  contract.entity === 'FBIH'
    ? 'Menadžer funkciju obavlja bez radnog odnosa, u skladu sa članom 27. Zakona o radu i općim aktom Društva.'
    : 'Menadžer funkciju obavlja bez radnog odnosa.';
