import { km } from '../../kernel/money.ts';
import { amount, change, optionalParameter, REVIEWED, source } from '../source.ts';

const aid2025 = {
  url: 'https://fbihvlada.gov.ba/bs/1-uredba-o-isplati-pomoci-radnicima-od-strane-poslodavca',
  pouzdanost: 'visoka',
} as const;

/** Outside the wage, without contributions or tax. A change to zero marks the end of a period. */
export const neoporeziva_pomoc = optionalParameter({
  naziv: 'Neoporeziva pomoć radnicima',
  znacenja: { iznos: amount('najviše mjesečno') },
  samo_prikaz: true,
  promjene: [
    change('2025-02-04', { iznos: km(450) }, source(REVIEWED, { ...aid2025, napomena: 'do 31. 7. 2025.' })),
    change(
      '2025-08-01',
      { iznos: km(0) },
      source(REVIEWED, { ...aid2025, napomena: 'rok za isplatu istekao je 31. 7. 2025.' }),
    ),
    change(
      '2026-01-01',
      { iznos: km(300) },
      source(REVIEWED, { pouzdanost: 'visoka', napomena: 'do 30. 6. 2026.' }),
    ),
    change(
      '2026-07-01',
      { iznos: km(0) },
      source(REVIEWED, { pouzdanost: 'visoka', napomena: 'rok za isplatu istekao je 30. 6. 2026.' }),
    ),
  ],
});
