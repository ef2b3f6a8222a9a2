import { clause } from '../../clause.ts';
import { stated } from '../../wording.ts';

export const powers = clause('Zadaci i ovlaštenja', {}, ({ contract }) => [
  ...stated('Zadaci i ovlaštenja Menadžera', contract.jobDescription),
  'Menadžer zastupa Društvo u granicama ovlaštenja upisanih u sudski registar i u skladu sa osnivačkim aktom i odlukama organa Društva.',
]);
