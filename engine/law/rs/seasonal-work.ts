import { km } from '../../core/numbers/money.ts';
import { amount, change, optionalParameter, sgRs, source } from '../source.ts';

export const sezonski_dan = optionalParameter({
  naziv: 'Doprinos PIO za dan sezonskog rada',
  najnoviji_izvor: '2026-03',
  znacenja: { iznos: amount('po danu i radniku') },
  promjene: [
    change(
      '2026-01-01',
      { iznos: km(16) },
      source('2026-11-26', {
        propis: 'Zakon o doprinosima',
        glasilo: sgRs('114/17 … 114/25'),
        clan: 'čl. 6 t. 9 i čl. 16v',
        url: 'https://www.paragraf.ba/propisi/republika-srpska/zakon-o-doprinosima.html',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});
