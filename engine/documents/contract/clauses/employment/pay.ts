import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { stated } from '../../wording.ts';
import { remuneration } from '../shared/remuneration.ts';

export const pay = clause('Plata', CONTENT, (setting) => [
  remuneration(setting, 'obavljeni rad', 'osnovna plata'),
  ...stated('Dodaci na platu', setting.contract.supplements),
  ...stated('Rok isplate plate', setting.contract.payDay),
  'Pri isplati plate Poslodavac Radniku uručuje pisani obračun.',
]);
