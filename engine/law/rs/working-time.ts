import { percent } from '../../core/numbers/money.ts';
import { sgRs } from '../source.ts';
import { fortyHourWeek, usualUplifts } from '../working-time.ts';

export const radno_vrijeme = fortyHourWeek('2026-11-21', {
  propis: 'Zakon o radu RS',
  glasilo: sgRs('1/16'),
});

/** The legal minimum is `uvecanja_minimum`. */
export const uvecanja_podrazumijevana = usualUplifts(
  {
    prekovremeni: percent(26),
    nocni: percent(26),
    praznik: percent(210),
  },
  '2026-11-21',
);
