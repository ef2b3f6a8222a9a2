import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, snFbih, source, UNDATED } from '../source.ts';

const znacenja = { federacija: rate('dio Federacije'), kanton: rate('dio kantona') };

export const raspodjela_zdravstveno = parameter({
  naziv: 'Raspodjela zdravstvenog osiguranja',
  znacenja,
  promjene: [
    change(
      '2018-01-01',
      { federacija: percent(10.2), kanton: percent(89.8) },
      source('2026-11-21', {
        propis: 'Odluka o izdvajanju sredstava u Fond solidarnosti Federacije BiH (godišnja)',
        clan: `t. I i II; na osnovu Zakona o zdravstvenom osiguranju čl. 82 st. 4, ${snFbih('30/97, 7/02, 70/08, 48/11')}`,
        url: 'https://en.bizhub.ba/decision-on-the-allocation-of-funds-to-the-solidarity-fund-of-the-federation-of-bosnia-and-herzegovina-for-the-year-2023/',
        pouzdanost: 'srednja',
        napomena: `odluka za 2023. i saopštenje Vlade za 2024., ostalo iz prakse. ${UNDATED}`,
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
      source('2026-11-21', {
        propis: 'Pravilnik o načinu uplate, pripadnosti i raspodjele javnih prihoda u Federaciji BiH',
        glasilo: snFbih('54/20 … 94/22'),
        url: 'https://www.pufbih.ba/v1/public/upload/zakoni/94b8a-pravilnik-o-nacinu-uplate-javnih-prihoda-preciscen-tekst.pdf',
        pouzdanost: 'srednja',
        napomena: `prije 2020. raniji pravilnik s izmjenom ${snFbih('105/14')}`,
      }),
    ),
  ],
});
