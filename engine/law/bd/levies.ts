import { percent } from '../../core/numbers/money.ts';
import { change, optionalParameter, rate, sgBrcko, source, UNDATED } from '../source.ts';

export const naknada_voda = optionalParameter({
  naziv: 'Opća vodna naknada',
  znacenja: { stopa: rate('od neto plate') },
  najnoviji_izvor: '2026-07',
  promjene: [
    change(
      '2026-07-01',
      { stopa: percent(0.02) },
      source('2026-11-26', {
        propis: 'Zakon o vodama Brčko distrikta BiH',
        glasilo: sgBrcko('19/26'),
        pouzdanost: 'srednja',
      }),
    ),
  ],
});

/** For an employer without a disabled worker; shown only, not calculated, since there is only one source. */
export const naknada_invalidi = optionalParameter({
  naziv: 'Naknada fondu za zapošljavanje osoba s invaliditetom',
  znacenja: { stopa: rate('od bruto plate, ko nema zaposlenu osobu s invaliditetom') },
  najnoviji_izvor: '2025-09',
  samo_prikaz: true,
  promjene: [
    change(
      '2025-01-01',
      { stopa: percent(0.2) },
      source('2026-11-26', {
        glasilo: sgBrcko('32/25'),
        pouzdanost: 'srednja',
        napomena: UNDATED,
      }),
    ),
  ],
});
