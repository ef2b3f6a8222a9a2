import { sgRs } from '../source.ts';

/** The labour act with all amendments. */
export const zakonORadu = {
  propis: 'Zakon o radu RS',
  glasilo: sgRs('1/16, 66/18, 91/21, 119/21, 112/23, 39/24'),
} as const;

/** The decision of the government that sets uplifts and the hot meal, with both amendments of 2022. */
export const odlukaOUvecanju = {
  propis: 'Odluka o utvrđivanju uvećanja plate, visine primanja po osnovu rada i visine pomoći radniku',
  glasilo: sgRs('53/16, 12/22, 39/22'),
} as const;
