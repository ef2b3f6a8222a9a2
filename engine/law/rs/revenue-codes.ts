import { change, count, optionalParameter, sgRs, source } from '../source.ts';

/** The code that differs from that of wages, which is beside its account. */
export const sifra_poreza_na_ostali_dohodak = optionalParameter({
  naziv: 'Šifra vrste prihoda, porez na ostali dohodak',
  znacenja: { sifra: count('porez na ostali dohodak') },
  promjene: [
    change(
      '2020-01-31',
      { sifra: 711_118 },
      source('2026-11-23', {
        propis: 'Naredba o uplaćivanju određenih prihoda budžeta Republike, opština i gradova i fondova',
        glasilo: sgRs('5/20'),
        url: 'https://poreskaupravars.org/naredba-o-uplacivanju-odredjenih-prihoda-budzeta-republike-opstina-i-gradova-i-fondova/?lang=lat',
        pouzdanost: 'visoka',
        napomena: 'na snazi od 31. 1. 2020. Brisana je i ranija šifra poreza na zakup, 711312',
      }),
    ),
  ],
});
