import { km, percent } from '../../core/numbers/money.ts';
import { amount, change, count, parameter, rate, snFbih, source } from '../source.ts';

export const zabrana_na_platu = parameter({
  naziv: 'Zabrana na plaću (prinudna obustava)',
  znacenja: {
    dio: rate('od plaće, najviše'),
    granica: amount('mjesečna primanja preko kojih se smije više'),
    preko_brojnik: count('od primanja preko te granice, najviše: brojnik razlomka'),
    preko_nazivnik: count('od primanja preko te granice, najviše: nazivnik razlomka'),
  },
  promjene: [
    change(
      '2018-01-01',
      { dio: percent(50), granica: km(1000), preko_brojnik: 2, preko_nazivnik: 3 },
      source('2026-11-21', {
        propis: 'Zakon o izvršnom postupku',
        glasilo: snFbih('32/03'),
        clan: 'čl. 138',
        url: 'https://www.pravnisavjeti.ba/clan-83-prisilna-obustava-place-i-naknade-place/',
        pouzdanost: 'srednja',
        napomena: 'polovina i dvije trećine. Tumačenje dvije trećine je sporno',
      }),
    ),
  ],
});
