import { sgRs } from '../gazettes.ts';
import { change, count, parameter, REVIEWED, source, UNDATED } from '../source.ts';

/** Where it differs from that of wages, which stands with its account. */
export const sifra_poreza_na_ostali_dohodak = parameter({
  naziv: 'Šifra vrste prihoda, porez na ostali dohodak',
  znacenja: { sifra: count('porez na ostali dohodak') },
  promjene: [
    change(
      '2018-01-01',
      { sifra: 711_118 },
      source(REVIEWED, { glasilo: sgRs('5/20'), pouzdanost: 'srednja', napomena: UNDATED }),
    ),
  ],
});
