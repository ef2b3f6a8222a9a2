import { km } from '../../kernel/figures/money.ts';
import { amount, change, optionalParameter, source } from '../source.ts';

export const sezonski_dan = optionalParameter({
  naziv: 'Doprinosi i porez za dan sezonskog rada',
  najnoviji_izvor: '2026-03',
  znacenja: { iznos: amount('po danu i radniku') },
  promjene: [
    change(
      '2026-01-01',
      { iznos: km(16) },
      source('2026-11-22', {
        propis: 'Zakon o radnom angažovanju na sezonskim i drugim poslovima privremenog karaktera',
        mediji:
          'https://atvbl.rs/lat/vijesti/republika-srpska/nadnicarima-radni-staz-i-zdravstveno-osiguranje-dnevnice-preko-banke/2258552',
        pouzdanost: 'niska',
        napomena:
          'iznos iz jednog izvora; glasilo i dan početka nisu pročitani, u martu 2026. zakon je bio u skupštini',
      }),
    ),
  ],
});
