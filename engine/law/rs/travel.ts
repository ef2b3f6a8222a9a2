import { km, percent } from '../../core/numbers/money.ts';
import { amount, change, hours, optionalParameter, rate, sgRs, source } from '../source.ts';

export const dnevnica = optionalParameter({
  godisnje: {
    objavljuje: 'Vlada RS, odlukom u Službenom glasniku RS',
    kada: 'tokom godine',
    vazi_dalje: true,
  },
  naziv: 'Dnevnica za službeno putovanje u Bosni i Hercegovini',
  znacenja: {
    iznos: amount('cijela'),
    cijela_iznad: hours('cijela za više od'),
    pola_iznad: hours('pola od'),
    umanjenje_obroci: rate('umanjenje kad su obezbijeđena dva obroka'),
  },
  promjene: [
    change(
      '2021-07-02',
      { iznos: km(20), cijela_iznad: 1200, pola_iznad: 800, umanjenje_obroci: percent(50) },
      source('2026-11-26', { glasilo: sgRs('57/21'), pouzdanost: 'srednja' }),
    ),
  ],
});
