import type { Day } from '../../core/days/day.ts';
import { km } from '../../core/numbers/money.ts';
import { amount, change, count, optionalParameter, source } from '../source.ts';

const aid = (od: Day, iznos: number, godina: number, provjereno: Day) =>
  change(
    od,
    { iznos: km(iznos), godina },
    source(provjereno, {
      url: 'https://vlada.bdcentral.net',
      pouzdanost: 'srednja',
      napomena: `samo za ${godina}. godinu. Izvještaj Poreskoj upravi podnosi se do 10. januara`,
    }),
  );

/** Outside the wage, once a year; each amount is only for its year, and none was found after 2023. */
export const neoporeziva_pomoc = optionalParameter({
  naziv: 'Neoporeziva jednokratna pomoć radnicima',
  znacenja: { iznos: amount('najviše u godini'), godina: count('godina za koju važi') },
  najnoviji_izvor: '2023-12',
  godisnje: {
    objavljuje: 'Vlada Brčko distrikta, odlukom za jednu godinu',
    kada: 'krajem godine',
    vazi_dalje: true,
  },
  promjene: [aid('2022-01-01', 1400, 2022, '2026-11-26'), aid('2023-01-01', 2400, 2023, '2026-11-26')],
});
