import { clause } from '../../clause.ts';
import { stated } from '../../wording.ts';

export const place = clause('Mjesto i organizacija rada', {}, ({ contract }) => [
  ...stated('Mjesto obavljanja funkcije', contract.workplace),
  'Menadžer sam raspoređuje svoje vrijeme, prema potrebama poslovanja Društva.',
]);
