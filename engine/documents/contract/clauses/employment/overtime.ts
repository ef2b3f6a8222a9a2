import { clause } from '../../clause.ts';
import { typed } from '../../wording.ts';

export const overtime = clause('Prekovremeni rad', {}, ({ contract }) => [
  'Radnik radi duže od punog radnog vremena samo na pisani zahtjev Poslodavca, u slučajevima i do granica koje određuje Zakon o radu.',
  ...typed(contract.overtimePolicy),
]);
