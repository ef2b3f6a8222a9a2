import { percent } from '../../core/numbers/money.ts';
import { snFbih } from '../source.ts';
import { fortyHourWeek, usualUplifts } from '../working-time.ts';

export const radno_vrijeme = fortyHourWeek('2026-11-21', {
  propis: 'Zakon o radu FBiH',
  glasilo: snFbih('26/16'),
  clan: 'čl. 36',
});

/** The law of the Federation sets no percentages of its own. */
export const uvecanja_podrazumijevana = usualUplifts(
  {
    prekovremeni: percent(30),
    nocni: percent(30),
    praznik: percent(100),
  },
  '2026-11-21',
);
