import { change, days, months, optionalParameter, parameter, sgRs, source, UNDATED } from '../source.ts';

/** Pay for days a health fund refunds: its base, and the days to claim it after the month of absence. */
export const naknada_zdravstvenog_fonda = optionalParameter({
  naziv: 'Naknada plate na teret Fonda zdravstvenog osiguranja',
  znacenja: {
    mjeseci_prosjeka: months('osnovica je prosječna neto plata, posljednjih'),
    dana_za_zahtjev: days('zahtjev poslije kraja mjeseca odsustva, najviše'),
  },
  promjene: [
    change(
      '2022-09-29',
      { mjeseci_prosjeka: 6, dana_za_zahtjev: 90 },
      source('2026-11-26', {
        propis: 'Zakon o obaveznom zdravstvenom osiguranju',
        glasilo: sgRs('93/22, 123/22'),
        url: 'https://kontoprom.com',
        pouzdanost: 'visoka',
        napomena:
          'mjeseci prije mjeseca početka bolovanja. Kraći rad se uzima koliko je trajao. Vraća li Fond neto ili bruto poslije 123/22, provjerite',
      }),
    ),
  ],
});

/** Pay during maternity leave: its base. */
export const osnovica_porodiljskog = optionalParameter({
  naziv: 'Osnovica naknade za porodiljsko odsustvo',
  znacenja: { mjeseci_prosjeka: months('prosječna bruto plata, posljednjih') },
  promjene: [
    change(
      '2024-01-01',
      { mjeseci_prosjeka: 18 },
      source('2026-11-26', {
        propis: 'Zakon o radu',
        glasilo: sgRs('112/23'),
        url: 'https://mojedijete.info',
        pouzdanost: 'visoka',
        napomena:
          'mjeseci bez plate računaju se po najnižoj plati. Od 1. 1. 2020. refundira se bruto (srednja)',
      }),
    ),
  ],
});

/** The two days of a claim for maternity leave. */
export const rok_refundacije_porodiljskog = parameter({
  naziv: 'Rok za refundaciju porodiljske naknade',
  znacenja: {
    mjeseci_za_pravo: months('zahtjev za pravo od početka odsustva, najviše'),
    mjeseci_za_refundaciju: months('zahtjev za refundaciju od isplate za posljednji mjesec, najviše'),
  },
  promjene: [
    change(
      '2018-01-01',
      { mjeseci_za_pravo: 6, mjeseci_za_refundaciju: 3 },
      source('2026-11-26', {
        propis: 'Zakon o dječijoj zaštiti',
        clan: 'čl. 28 st. 2 i 3',
        url: 'https://kontoprom.com',
        pouzdanost: 'visoka',
        napomena: `uslov je doprinos za dječiju zaštitu plaćen za sve radnike 12 mjeseci prije i za vrijeme odsustva. ${UNDATED}`,
      }),
    ),
  ],
});
