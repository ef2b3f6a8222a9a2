import { percent } from '../../core/numbers/money.ts';
import { change, count, parameter, rate, snFbih, source, UNDATED } from '../source.ts';

export const placa_pripravnika = parameter({
  naziv: 'Plaća pripravnika',
  znacenja: { najmanje: rate('najmanje od plaće radnog mjesta') },
  promjene: [
    change(
      '2016-04-14',
      { najmanje: percent(70) },
      source('2026-11-26', {
        propis: 'Zakon o radu FBiH',
        glasilo: snFbih('26/16, 89/18, 44/22, 39/24'),
        clan: 'čl. 32',
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

/** The rate of an added contribution of the employer, by the months counted for 12 months of work. */
export const uvecani_staz = parameter({
  naziv: 'Dodatni doprinos PIO/MIO za staž s uvećanim trajanjem',
  znacenja: {
    kao_14: rate('12 mjeseci kao 14'),
    kao_15: rate('12 mjeseci kao 15'),
    kao_16: rate('12 mjeseci kao 16'),
  },
  promjene: [
    change(
      '2018-01-01',
      { kao_14: percent(2), kao_15: percent(3), kao_16: percent(6) },
      source('2026-11-26', {
        propis: 'Stope iz programa za obračun plaća',
        pouzdanost: 'srednja',
        napomena: UNDATED,
      }),
    ),
  ],
});

export const kvota_invalida = parameter({
  naziv: 'Kvota zaposlenih osoba s invaliditetom',
  znacenja: { radnika: count('jedna osoba na svakih toliko radnika') },
  promjene: [
    change(
      '2018-01-01',
      { radnika: 16 },
      source('2026-11-26', {
        propis:
          'Zakon o profesionalnoj rehabilitaciji, osposobljavanju i zapošljavanju lica sa invaliditetom',
        glasilo: snFbih('9/10'),
        url: 'http://www.fbihvlada.gov.ba/bosanski/zakoni/2010/zakoni/10bos.htm',
        pouzdanost: 'visoka',
        napomena: UNDATED,
      }),
    ),
  ],
});
