import type { Day } from '../../core/days/day.ts';
import type { Change, Source } from '../../core/law.ts';
import { type Ppm, percent } from '../../core/numbers/money.ts';
import type { Canton } from '../account.ts';
import { change, flag, parameter, snFbih, source, UNDATED } from '../source.ts';

/** Sick pay after the employer's days is no taxable income; contributions are paid by the firm. */
export const naknada_na_teret_zavoda = parameter({
  naziv: 'Naknada plaće na teret zavoda zdravstvenog osiguranja',
  znacenja: { oporezivo: flag('plaća se porez na dohodak', 'bez poreza na dohodak') },
  promjene: [
    change(
      '2018-01-01',
      { oporezivo: false },
      source('2026-11-26', {
        propis: 'Zakon o porezu na dohodak',
        clan: 'čl. 6 st. 1 t. 1',
        url: 'http://www.pufbih.ba/hr/component/k2/item/140-',
        pouzdanost: 'visoka',
        napomena: `odgovor Porezne uprave za bolovanje preko 42 dana. Doprinosi su na teret firme, na naknadu preračunatu u bruto (srednja). ${UNDATED}`,
      }),
    ),
  ],
});

/** What the institute of one canton does after the employer's days. */
export interface CantonalInstitute {
  /** The employer pays the worker and claims it. */
  readonly repays: 'net' | 'unknown';
  /** Days in which it repays a claim. */
  readonly daysToRepay?: number;
  /** The most of it, as a share of the average net wage of the Federation. */
  readonly mostOfAverage?: Ppm;
}

type Rules = readonly Change<CantonalInstitute>[];

const health = (provjereno: Day, facts: Partial<Omit<Source, 'provjereno'>>): Source =>
  source(provjereno, {
    propis: 'Zakon o zdravstvenom osiguranju',
    glasilo: snFbih('30/97, 7/02, 70/08, 48/11, 36/18'),
    clan: 'čl. 42, 47 i 55 do 60',
    pouzdanost: 'visoka',
    ...facts,
  });

/** By canton, as far as found; of any other it is not known who pays the worker. */
export const CANTONAL_INSTITUTES: Readonly<Partial<Record<Canton, Rules>>> = {
  KS: [
    change(
      '2018-01-01',
      { repays: 'net', daysToRepay: 45, mostOfAverage: percent(80) },
      health('2026-11-26', {
        url: 'https://www.kzzosa.ba/',
        napomena: 'zahtjev je za isplaćeni neto, doprinosi ostaju firmi',
      }),
    ),
  ],
  USK: [change('2018-01-01', { repays: 'unknown' }, health('2026-11-26', { url: 'https://www.zzousk.ba/' }))],
  TUZ: [
    change(
      '2018-01-01',
      { repays: 'unknown' },
      health('2026-11-26', { pouzdanost: 'srednja', napomena: 'do kraja 2025. vraćao se bruto' }),
    ),
    change(
      '2026-01-01',
      { repays: 'net' },
      health('2026-11-26', { pouzdanost: 'srednja', napomena: 'od 12/2025 ili 1/2026 vraća se samo neto' }),
    ),
  ],
};
