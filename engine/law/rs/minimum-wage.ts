import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { km } from '../../core/numbers/money.ts';
import { amount, change, optionalParameter, parameter, sgRs, source } from '../source.ts';

/** By the schooling the job requires. */
const znacenja = {
  NK: amount('bez škole'),
  KV: amount('trogodišnja srednja škola'),
  SSS: amount('četverogodišnja srednja škola'),
  VŠS: amount('viša stručna sprema'),
  VSS: amount('visoka stručna sprema'),
};

/** Until 2025 one amount applied to every schooling. */
const forAll = (iznos: number) => {
  const same = km(iznos);
  return { NK: same, KV: same, SSS: same, VŠS: same, VSS: same };
};

const BY_GOVERNMENT = {
  objavljuje: 'Vlada RS, odlukom u Službenom glasniku RS',
  kada: 'krajem prethodne godine',
};

const decision = (
  od: Day,
  wages: ReturnType<typeof forAll>,
  provjereno: Day,
  facts: Omit<Source, 'provjereno'>,
) => change(od, wages, source(provjereno, facts));

const NAZIV = 'Odluka o najnižoj plati u Republici Srpskoj';
const OSNOV = 'na osnovu Zakona o radu čl. 127';

const odluka2022 =
  'https://www.fineks.ba/bs/article/340/odluka-o-izmjeni-odluke-o-najnizoj-plati-u-republici-srpskoj-za-2022-godinu';

const odluka2026 = {
  propis: `${NAZIV} za 2026. godinu`,
  glasilo: sgRs('115/25'),
  clan: `${OSNOV} st. 2`,
  url: 'https://www.slglasnik.org',
  mediji:
    'https://atvbl.rs/lat/vijesti/republika-srpska/vlada-donijela-odluku-o-najnizoj-plati-u-republici-srpskoj/2220909',
  pouzdanost: 'visoka',
  napomena: 'Vlada RS, 26. 12. 2025.',
} as const;

export const najniza_plata = parameter({
  naziv: 'Najniža neto plata',
  u_formuli: 'najniža neto plata',
  znacenja,
  poznato_do: '2026-12-31',
  najnoviji_izvor: '2025-12',
  godisnje: BY_GOVERNMENT,
  promjene: [
    decision('2018-01-01', forAll(410), '2026-11-21', {
      propis: `${NAZIV} za 2018. godinu`,
      clan: OSNOV,
      url: 'https://komorars.ba/objavljena-odluka-o-najnizoj-plati/',
      pouzdanost: 'visoka',
    }),
    decision('2018-08-01', forAll(440), '2026-11-21', {
      propis: NAZIV,
      clan: OSNOV,
      pouzdanost: 'srednja',
    }),
    decision('2019-01-01', forAll(450), '2026-11-21', {
      propis: `${NAZIV} za 2019. godinu`,
      glasilo: sgRs('120/18'),
      clan: 'odluka 04/1-012-2-3387/18 od 27. 12. 2018.',
      url: 'https://finpos.ba/2019/01/',
      pouzdanost: 'visoka',
    }),
    decision('2020-01-01', forAll(520), '2026-11-21', {
      propis: `${NAZIV} za 2020. godinu`,
      clan: 'odluka 04/1-012-2-3600/19 od 30. 12. 2019.',
      url: 'https://poreskaupravars.org/2020/01/22/?lang=lat',
      pouzdanost: 'visoka',
      napomena: 'obavještenje Poreske uprave',
    }),
    decision('2021-06-01', forAll(540), '2026-11-21', {
      propis: NAZIV,
      clan: OSNOV,
      url: 'https://profinova.ba/povecanje-najnize-plate-i-licnog-odbitka/',
      pouzdanost: 'srednja',
    }),
    decision('2022-01-01', forAll(590), '2026-11-21', {
      propis: `${NAZIV} za 2022. godinu`,
      glasilo: sgRs('1/22'),
      clan: 't. I',
      url: odluka2022,
      pouzdanost: 'visoka',
    }),
    decision('2022-05-01', forAll(650), '2026-11-21', {
      propis: 'Odluka o izmjeni Odluke o najnižoj plati u Republici Srpskoj za 2022. godinu',
      glasilo: sgRs('45/22'),
      clan: 't. I i II',
      url: odluka2022,
      pouzdanost: 'visoka',
      napomena: 'od 19. 5. 2022., primjena na obračun plata od 1. 5. 2022.',
    }),
    decision('2023-01-01', forAll(700), '2026-11-21', {
      propis: `${NAZIV} za 2023. godinu`,
      glasilo: sgRs('8/23'),
      url: 'https://unijauprs.org/minimalna-plata-u-republici-srpskoj-za-2023-godinu-700-km/',
      pouzdanost: 'visoka',
      napomena: 'od 26. 1. 2023., primjena od 1. 1. 2023.',
    }),
    decision('2024-01-01', forAll(900), '2026-11-21', {
      propis: `${NAZIV} za 2024. godinu`,
      glasilo: sgRs('114/23'),
      clan: 't. I i II; odluka 04/1-012-2-4329/23',
      url: 'https://www.akta.ba/legislativa/172016/odluka-o-najnizoj-plati-u-republici-srpskoj-za-2024-godinu',
      pouzdanost: 'visoka',
      napomena: 'od 29. 12. 2023., primjena od 1. 1. 2024.',
    }),
    decision(
      '2025-01-01',
      { NK: km(900), KV: km(950), SSS: km(1000), VŠS: km(1300), VSS: km(1300) },
      '2026-11-21',
      {
        propis: `${NAZIV} za 2025. godinu`,
        glasilo: sgRs('6/25'),
        clan: OSNOV,
        pouzdanost: 'srednja',
        napomena: 'isti iznos za višu i visoku spremu, od početka godine',
      },
    ),
    decision(
      '2026-01-01',
      { NK: km(1000), KV: km(1050), SSS: km(1100), VŠS: km(1350), VSS: km(1450) },
      '2026-11-21',
      odluka2026,
    ),
  ],
});

/** As published in the decision itself. */
export const najniza_bruto = optionalParameter({
  naziv: 'Najniža bruto plata, službeni iznos',
  smije_nedostajati: true,
  u_formuli: 'najniža bruto plata',
  znacenja,
  poznato_do: '2026-12-31',
  najnoviji_izvor: '2025-12',
  godisnje: BY_GOVERNMENT,
  promjene: [
    change(
      '2026-01-01',
      { NK: km(1476.23), KV: km(1558.19), SSS: km(1672.13), VŠS: km(2081.97), VSS: km(2245.9) },
      source('2026-11-21', odluka2026),
    ),
  ],
});
