import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { km, percent } from '../../core/numbers/money.ts';
import { amount, change, hours, optionalParameter, parameter, rate, source } from '../source.ts';
import { perDiemDecree } from './acts.ts';

/** The act of these figures was not found. */
const practice = (provjereno: Day, napomena: string): Source =>
  source(provjereno, { pouzdanost: 'srednja', napomena });

const DISTANCE = 'put od najmanje 30 km';

const limits = { cijela_iznad: 1200, pola_iznad: 800, umanjenje_obroci: percent(30) };

export const dnevnica = parameter({
  godisnje: {
    objavljuje: 'Vlada FBiH, uredbom u Službenim novinama FBiH',
    kada: 'krajem godine',
    vazi_dalje: true,
  },
  naziv: 'Dnevnica za službeno putovanje u Bosni i Hercegovini',
  znacenja: {
    iznos: amount('cijela'),
    cijela_iznad: hours('cijela za više od'),
    pola_iznad: hours('pola od'),
    umanjenje_obroci: rate('umanjenje kad su obroci obezbijeđeni'),
  },
  promjene: [
    change('2018-01-01', { iznos: km(25), ...limits }, practice('2026-11-21', DISTANCE)),
    change(
      '2026-01-01',
      { iznos: km(45), ...limits },
      source('2026-11-26', {
        ...perDiemDecree,
        mediji: 'https://www.rtvslon.ba/povecane-dnevnice-u-federaciji-bih/',
        pouzdanost: 'visoka',
        napomena: DISTANCE,
      }),
    ),
  ],
});

export const vlastito_vozilo = optionalParameter({
  naziv: 'Korištenje vlastitog vozila na službenom putu',
  znacenja: { posto_litra: rate('cijene litra goriva za kilometar') },
  promjene: [change('2018-01-01', { posto_litra: percent(20) }, practice('2026-11-21', 'iz prakse'))],
});
