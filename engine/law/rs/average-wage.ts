import { dayOf } from '../../kernel/day.ts';
import type { Source } from '../../kernel/law.ts';
import { km } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { amount, change, parameter, REVIEWED, source } from '../source.ts';

/** The average of one year is what the obligations of the next are computed from. */
const averageOf = (year: number, iznos: number, facts: Pick<Source, 'glasilo' | 'url' | 'pouzdanost'>) =>
  change(
    dayOf(year + 1, 1),
    { iznos: km(iznos) },
    source(REVIEWED, { ...facts, napomena: `prosjek za ${year}.` }),
  );

export const prosjecna_bruto = parameter({
  naziv: 'Prosječna bruto plata prethodne godine',
  znacenja: { iznos: amount('mjesečno') },
  poznato_do: '2026-12-31',
  godisnje: {
    objavljuje: 'Republički zavod za statistiku, u Službenom glasniku RS',
    kada: 'početkom godine',
  },
  promjene: [
    averageOf(2017, 1331, { pouzdanost: 'srednja' }),
    averageOf(2018, 1358, { pouzdanost: 'niska' }),
    averageOf(2019, 1407, {
      url: 'https://atvbl3.ha.rs/vijesti/ekonomija/decembarska-prosjecna-plata-od-939-km-22-1-2020',
      pouzdanost: 'visoka',
    }),
    averageOf(2020, 1485, { url: 'http://www.fondpiors.org/2021/01/26/', pouzdanost: 'visoka' }),
    averageOf(2021, 1546, {
      url: 'https://advantiskonsalting.com/obracun-doprinosa-za-2022-godinu/',
      pouzdanost: 'visoka',
    }),
    averageOf(2022, 1730, {
      glasilo: sgRs('8/23'),
      url: 'https://poreskaupravars.org/fizicka-lica/obrasci/porez-na-dohodak/tabela-prosjecnih-mjesecnih-plata-objavljenih-u-sl-gl-rs-od-republickog-zavoda-za-statistiku-rs/?lang=lat',
      pouzdanost: 'visoka',
    }),
    averageOf(2023, 1937, { glasilo: sgRs('9/24'), pouzdanost: 'visoka' }),
    averageOf(2024, 2146, {
      url: 'https://6yka.com/ekonomija/povecan-iznos-za-topli-obrok-evo-koliko-iznosi-sad-po-danu',
      pouzdanost: 'visoka',
    }),
    averageOf(2025, 2349, {
      url: 'https://provjereno.info/novosti/drustvo/utvrdjena-osnovica-za-dobrovoljno-pio-osiguranje-poljoprivrednika/43568',
      pouzdanost: 'visoka',
    }),
  ],
});
