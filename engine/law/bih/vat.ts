import { km, percent } from '../../core/numbers/money.ts';
import { amount, change, parameter, rate, sgBih, source } from '../source.ts';

const threshold = {
  propis: 'Zakon o porezu na dodatu vrijednost',
  glasilo: sgBih('9/05'),
  clan: 'čl. 57 st. 1',
  pouzdanost: 'visoka',
} as const;

export const pdv = parameter({
  naziv: 'Porez na dodanu vrijednost',
  znacenja: { stopa: rate('jedinstvena stopa') },
  promjene: [
    change(
      '2006-01-01',
      { stopa: percent(17) },
      source('2026-11-21', {
        propis: 'Zakon o porezu na dodatu vrijednost',
        glasilo: sgBih('9/05, 35/05, 100/08, 33/17, 46/23, 80/23, 20/25'),
        clan: 'čl. 23',
        url: 'https://www.uino.gov.ba/portal/wp-content/uploads/95-ENGLESKI-PROPISI/1-VAT-PDV/1-Law_on_VAT_BiH.pdf',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});

/** Turnover of twelve months above which registration is mandatory. */
export const prag_pdv = parameter({
  naziv: 'Prag za obavezan ulazak u PDV',
  znacenja: { iznos: amount('promet u posljednjih dvanaest mjeseci') },
  samo_prikaz: true,
  promjene: [
    change(
      '2006-01-01',
      { iznos: km(50_000) },
      source('2026-11-26', { ...threshold, napomena: 'do 1. 12. 2023.' }),
    ),
    change(
      '2023-12-02',
      { iznos: km(100_000) },
      source('2026-11-26', { ...threshold, glasilo: sgBih('80/23') }),
    ),
  ],
});
