import { percent } from '../../core/numbers/money.ts';
import { sgBrcko } from '../source.ts';
import { fortyHourWeek, usualUplifts } from '../working-time.ts';
import { AS_IN_FEDERATION } from './as-in-federation.ts';

export const radno_vrijeme = fortyHourWeek('2026-11-21', {
  propis: 'Zakon o radu Brčko distrikta BiH',
  glasilo: sgBrcko('34/19, 2/21, 6/21, 15/22'),
});

export const uvecanja_podrazumijevana = usualUplifts(
  { prekovremeni: percent(30), nocni: percent(30), praznik: percent(100) },
  '2026-11-21',
  AS_IN_FEDERATION,
);
