import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { HUNDREDTHS, km, percent } from '../../core/numbers/money.ts';
import { amount, change, hours, optionalParameter, rate, readWith, snFbih, source } from '../source.ts';
import { osnovica_samostalne } from './self-employed.ts';

const BY_GOVERNMENT = {
  objavljuje: 'Vlada FBiH, odlukom u Službenim novinama FBiH',
  kada: 'krajem prethodne godine',
};

const decisionFor = (year: number, neto: number, provjereno: Day, facts: Partial<Source>) =>
  change(
    `${year}-01-01` satisfies Day,
    { neto: km(neto) },
    source(provjereno, {
      propis: `Odluka o iznosu najniže plaće za ${year}. godinu`,
      pouzdanost: 'visoka',
      ...facts,
    }),
  );

/** No net amount was published before 2022: it follows from the hourly rate of the general agreement. */
export const najniza_plata = optionalParameter({
  naziv: 'Najniža neto plaća',
  smije_nedostajati: true,
  znacenja: { neto: amount('mjesečno') },
  poznato_do: '2026-12-31',
  najnoviji_izvor: '2025-12',
  godisnje: BY_GOVERNMENT,
  promjene: [
    decisionFor(2018, 395.9, '2026-11-21', {
      propis: 'Opći kolektivni ugovor za teritoriju FBiH',
      glasilo: snFbih('48/16'),
      pouzdanost: 'srednja',
      napomena: '2,31 KM po satu × 176 h = 406,56 KM prije poreza',
    }),
    decisionFor(2022, 543, '2026-11-21', {
      propis:
        'Uredba o metodologiji izračuna i usklađivanja najniže plaće; Odluka o iznosu najniže plaće za 2022. godinu',
      glasilo: snFbih('106/21, 3/22'),
      url: 'https://www.feb.ba/odluka-o-iznosu-najnize-place-za-2022-godinu/',
    }),
    decisionFor(2023, 596, '2026-11-21', {
      glasilo: snFbih('2/23'),
      clan: 't. I',
      url: 'https://feb.ba/odluka-o-iznosu-najnize-place-za-2023-godinu/',
      napomena: 'objavljena 13. 1. 2023.',
    }),
    decisionFor(2024, 619, '2026-11-21', {
      glasilo: snFbih('101/23'),
      url: 'https://unija.com/bs/minimalne-place-za-2024-godinu/',
    }),
    decisionFor(2025, 1000, '2026-11-21', {
      glasilo: snFbih('104/24'),
      clan: 'Uredba o metodologiji čl. 6 st. 3',
      mediji: 'https://rtvtk.ba/najniza-plata-u-fbih-od-januara-2025-je-1-000-km/',
    }),
    decisionFor(2026, 1027, '2026-11-21', {
      glasilo: snFbih('100/25'),
      clan: 'odluka 1930/2025; Uredba o metodologiji čl. 5',
      url: 'https://fbihvlada.gov.ba/sr/vlada-fbix-utvrdjen-iznos-najnize-place-za-2026-godinu',
      mediji: 'https://atvbl.rs/vijesti/drustvo/utvrdjen-iznos-najnize-plate-za-2026-godinu/2222484',
      napomena: 'glasilo od 31. 12. 2025.',
    }),
  ],
});

const RULEBOOK = '64/08, 81/08, 98/15, 6/17, 38/17, 39/18, 12/21, 6/22, 19/23';

/** The rulebook of that day: 48/25 applies from July 2025. SN 28/23 is a judgment on čl. 4, no amendment. */
const LEAST_BASE = source('2026-11-26', {
  propis: 'Pravilnik o načinu obračunavanja i uplate doprinosa',
  glasilo: snFbih(RULEBOOK),
  clan: 'čl. 20 st. 1 i 2 (6/22), čl. 2 st. 1',
  url: 'https://feb.ba/izmjena-pravilnika-o-nacinu-obracuna-i-uplate-doprinosa-koja-se-odnosi-na-obracun-minimalne-neto-place-u-fbih/',
  pouzdanost: 'visoka',
  napomena: 'neto najniže plaće preračunat u bruto s odbitkom radnika, uvećan za njegova uvećanja',
});

/** The rule came into force in January 2022; a wage is calculated by the law of the first day of its month. */
const LEAST_BASE_FROM: Day = '2022-01-29';

/**
 * The net minimum wage whose gross, with the deduction of the worker, is the least base of contributions (`leastBase` in `rules/fbih`).
 * Earlier law names the hourly rate of the general agreement, whose gross was not found.
 */
export const najniza_osnovica = optionalParameter({
  naziv: 'Najniža osnovica doprinosa',
  u_formuli: 'najniža osnovica',
  znacenja: { neto: amount('neto najniže plaće, iz kojeg se računa bruto') },
  poznato_do: najniza_plata.poznato_do,
  najnoviji_izvor: '2025-12',
  godisnje: BY_GOVERNMENT,
  promjene: najniza_plata.promjene
    .filter(({ od }) => od >= '2022-01-01')
    .map(({ od, vrijednost, izvor }) =>
      change(od < LEAST_BASE_FROM ? LEAST_BASE_FROM : od, vrijednost, readWith(izvor, LEAST_BASE)),
    ),
});

const AMENDMENT_2025 =
  'https://www.pufbih.ba/v1/public/upload/zakoni/50ea7-zakon-o-izmjenama-i-dopunama-zakona-o-doprinosima-33-25.pdf';

/** The part of that base that suffices for short working time. */
export const skracena_osnovica = optionalParameter({
  naziv: 'Najniža osnovica doprinosa za skraćeno radno vrijeme',
  u_formuli: 'skraćeno radno vrijeme',
  znacenja: { sati_do: hours('dnevno najviše'), dio: rate('dio najniže osnovice') },
  najnoviji_izvor: '2025-07',
  promjene: [
    change(
      '2025-07-01',
      { sati_do: 4 * HUNDREDTHS, dio: percent(50) },
      source('2026-11-26', {
        propis: 'Zakon o doprinosima; Pravilnik o načinu obračunavanja i uplate doprinosa',
        glasilo: `${snFbih('33/25')}; Pravilnik: ${snFbih(`${RULEBOOK}, 48/25`)}`,
        url: AMENDMENT_2025,
        clan: 'čl. 7 st. 2 (izmjena čl. 1); Pravilnik čl. 2 st. 2',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});

const SHARE_OF_NET = percent(85);

/**
 * The base of workers of coal mines, textile, leather, footwear and traditional crafts: 30 % of the average of January to September of the
 * year before, for a wage of at most a share of the average net. The same amount is published for other payers.
 */
export const osnovica_djelatnosti = optionalParameter({
  naziv: 'Osnovica doprinosa radnika rudnika uglja, tekstila, kože, obuće i starih zanata',
  u_formuli: 'osnovica djelatnosti',
  znacenja: { iznos: amount('mjesečno'), najvise: rate('plaća najviše, od prosječne neto plaće') },
  poznato_do: osnovica_samostalne.poznato_do,
  najnoviji_izvor: '2026-01',
  godisnje: {
    objavljuje: 'Federalno ministarstvo finansija, u Službenim novinama FBiH',
    kada: 'do 31. decembra za narednu godinu',
  },
  promjene: osnovica_samostalne.promjene.map(({ od, vrijednost, izvor }) =>
    change(
      od,
      { iznos: vrijednost.ostali, najvise: SHARE_OF_NET },
      source(izvor.provjereno, {
        propis: 'Zakon o doprinosima',
        glasilo: snFbih('35/98 … 6/23'),
        clan: 'čl. 6 t. 10 (6/23 čl. 1) i čl. 6a st. 2',
        url: 'https://bizhub.ba/ukaz-o-proglasenju-zakona-o-izmjeni-zakona-o-doprinosima/',
        pouzdanost: 'visoka',
        napomena: '0,30 × prosjek januar–septembar prethodne godine',
      }),
    ),
  ),
});
