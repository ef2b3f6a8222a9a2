import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { stated } from '../../wording.ts';

export const payCompensation = clause('Naknada plate', CONTENT, ({ contract }) => [
  'Radnik ima pravo na naknadu plate za vrijeme godišnjeg odmora, praznika, plaćenog odsustva, privremene spriječenosti za rad i u drugim slučajevima koje određuje zakon.',
  ...stated('Visina naknade plate', contract.payCompensation),
]);
