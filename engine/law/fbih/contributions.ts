import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, snFbih, source } from '../source.ts';

const propis = 'Zakon o doprinosima';

const znacenja = {
  pio: rate('penzijsko i invalidsko osiguranje'),
  zdravstveno: rate('zdravstveno osiguranje'),
  nezaposlenost: rate('osiguranje od nezaposlenosti'),
};

const url = 'https://www.fmf.gov.ba/Content/Open/102606';

/** Contributions of the employee, out of the gross wage. */
export const doprinosi_iz = parameter({
  naziv: 'Doprinosi iz plaće',
  najnoviji_izvor: '2025-05',
  znacenja,
  promjene: [
    change(
      '2018-01-01',
      { pio: percent(17), zdravstveno: percent(12.5), nezaposlenost: percent(1.5) },
      source('2026-11-21', {
        propis,
        glasilo: snFbih(
          '35/98, 54/00, 16/01, 37/01, 1/02, 17/06, 14/08, 91/15, 104/16, 34/18, 99/19, 4/21, 6/23, 33/25',
        ),
        clan: 'čl. 10 t. 1',
        url,
        pouzdanost: 'visoka',
        napomena: 'prečišćeni tekst Federalnog ministarstva finansija',
      }),
    ),
  ],
});

/** Contributions of the employer, on top of the gross wage. */
export const doprinosi_na = parameter({
  naziv: 'Doprinosi na plaću',
  najnoviji_izvor: '2025-05',
  znacenja,
  promjene: [
    change(
      '2018-01-01',
      { pio: percent(6), zdravstveno: percent(4), nezaposlenost: percent(0.5) },
      source('2026-11-21', {
        propis,
        glasilo: snFbih('35/98 … 6/23'),
        clan: 'čl. 10 t. 2',
        url,
        pouzdanost: 'visoka',
        napomena: 'iz izmjene 33/25 čl. 4',
      }),
    ),
    change(
      '2025-07-01',
      { pio: percent(2.5), zdravstveno: percent(2), nezaposlenost: percent(0.5) },
      source('2026-11-21', {
        propis,
        glasilo: snFbih('33/25'),
        clan: 'čl. 10 t. 2 (izmjena čl. 4)',
        url: 'https://www.pufbih.ba/v1/public/upload/zakoni/50ea7-zakon-o-izmjenama-i-dopunama-zakona-o-doprinosima-33-25.pdf',
        pouzdanost: 'visoka',
        napomena: 'objavljen 7. 5. 2025., primjena od 1. 7. 2025., po mjesecu plaće',
      }),
    ),
  ],
});
