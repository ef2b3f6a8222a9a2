import { percent } from '../../kernel/figures/money.ts';
import { change, optionalParameter, REVIEWED, rate, source } from '../source.ts';

export const naknada_voda = optionalParameter({
  naziv: 'Opća vodna naknada',
  znacenja: { stopa: rate('od neto plate') },
  najnoviji_izvor: '2026-07',
  promjene: [change('2026-07-01', { stopa: percent(0.02) }, source(REVIEWED, { pouzdanost: 'srednja' }))],
});
