import { change, days, optionalParameter, sgRs, source, UNDATED } from '../source.ts';

export const rok_placanja = optionalParameter({
  naziv: 'Rok plaćanja u poslovnim transakcijama',
  znacenja: { neugovoren: days('ako nije ugovoren'), najduze: days('bez osiguranja plaćanja, najduže') },
  promjene: [
    change(
      '2018-01-01',
      { neugovoren: 30, najduze: 60 },
      source('2026-11-21', {
        glasilo: sgRs('31/18'),
        mediji: 'https://www.internationaltaxreview.com/article/2a68us950rp3p05s3jh1c/',
        pouzdanost: 'srednja',
        napomena: `propis Republike Srpske o rokovima plaćanja. ${UNDATED}`,
      }),
    ),
  ],
});
