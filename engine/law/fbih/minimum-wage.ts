import { km } from '../../kernel/money.ts';
import { snFbih } from '../gazettes.ts';
import { amount, change, optionalParameter, REVIEWED, source } from '../source.ts';

/** No net amount was found for the years before 2022. */
export const najniza_plata = optionalParameter({
  naziv: 'Najniža neto plata',
  znacenja: { neto: amount('mjesečno') },
  poznato_do: '2026-12-31',
  godisnje: { objavljuje: 'Vlada FBiH, odlukom u Službenim novinama FBiH', kada: 'krajem prethodne godine' },
  promjene: [
    change(
      '2022-01-01',
      { neto: km(543) },
      source(REVIEWED, { glasilo: snFbih('106/21, 3/22'), pouzdanost: 'visoka' }),
    ),
    change('2023-01-01', { neto: km(596) }, source(REVIEWED, { pouzdanost: 'visoka' })),
    change('2024-01-01', { neto: km(619) }, source(REVIEWED, { pouzdanost: 'visoka' })),
    change('2025-01-01', { neto: km(1000) }, source(REVIEWED, { pouzdanost: 'visoka' })),
    change(
      '2026-01-01',
      { neto: km(1027) },
      source(REVIEWED, {
        glasilo: snFbih('100/25'),
        url: 'https://atvbl.rs/vijesti/drustvo/utvrdjen-iznos-najnize-plate-za-2026-godinu/2222484',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});
