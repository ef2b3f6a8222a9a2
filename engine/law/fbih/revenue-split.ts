import { percent } from '../../kernel/money.ts';
import { change, parameter, REVIEWED, rate, source, UNDATED } from '../source.ts';

const znacenja = { federacija: rate('dio Federacije'), kanton: rate('dio kantona') };

export const raspodjela_zdravstveno = parameter({
  naziv: 'Raspodjela zdravstvenog osiguranja',
  znacenja,
  promjene: [
    change(
      '2018-01-01',
      { federacija: percent(10.2), kanton: percent(89.8) },
      source(REVIEWED, {
        propis: 'Odluka o izdvajanju sredstava u Fond solidarnosti FBiH',
        url: 'https://en.bizhub.ba/decision-on-the-allocation-of-funds-to-the-solidarity-fund-of-the-federation-of-bosnia-and-herzegovina-for-the-year-2023/',
        pouzdanost: 'visoka',
        napomena: UNDATED,
      }),
    ),
  ],
});

export const raspodjela_nezaposlenost = parameter({
  naziv: 'Raspodjela osiguranja od nezaposlenosti',
  znacenja,
  promjene: [
    change(
      '2018-01-01',
      { federacija: percent(30), kanton: percent(70) },
      source(REVIEWED, {
        propis: 'Pravilnik o načinu uplate javnih prihoda',
        pouzdanost: 'visoka',
        napomena: UNDATED,
      }),
    ),
  ],
});
