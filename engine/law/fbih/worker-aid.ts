import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { km, multiple, percent } from '../../core/numbers/money.ts';
import {
  amount,
  change,
  coefficient,
  optionalParameter,
  parameter,
  rate,
  source,
  UNDATED,
} from '../source.ts';
import { perDiemDecree, rulebook2021 } from './acts.ts';

const rulebook = {
  propis: 'Pravilnik o primjeni Zakona o porezu na dohodak',
  glasilo: rulebook2021,
  clan: 'čl. 20',
  pouzdanost: 'srednja',
} as const;

const aid2025 = {
  propis: 'Uredba o isplati pomoći radnicima od strane poslodavca',
  clan: 'čl. 3 st. 1 i čl. 8; V. broj 52/2025',
  url: 'https://fbihvlada.gov.ba/bs/1-uredba-o-isplati-pomoci-radnicima-od-strane-poslodavca',
  pouzdanost: 'visoka',
} as const;

const aid2026 = {
  propis: 'Uredba o isplati pomoći radnicima od strane poslodavca u 2026. godini',
  mediji:
    'https://forbes.n1info.ba/biznis/sta-treba-znati-o-uredbi-vlade-fbih-o-isplati-do-300-km-neoporezive-pomoci-radnicima/',
} as const;

const aid = (od: Day, iznos: number, provjereno: Day, facts: Omit<Source, 'provjereno'>) =>
  change(od, { iznos: km(iznos) }, source(provjereno, facts));

/** Outside the wage, without contributions or tax. A zero marks the end of a period. */
export const neoporeziva_pomoc = optionalParameter({
  naziv: 'Neoporeziva pomoć radnicima',
  znacenja: { iznos: amount('najviše mjesečno') },
  godisnje: { objavljuje: 'Vlada FBiH, uredbom', kada: 'početkom godine', vazi_dalje: true },
  najnoviji_izvor: '2026-02',
  promjene: [
    aid('2025-02-04', 450, '2026-11-21', { ...aid2025, napomena: 'do 31. 7. 2025.' }),
    aid('2025-08-01', 0, '2026-11-21', { ...aid2025, napomena: 'uredba je prestala važiti 31. 7. 2025.' }),
    aid('2026-01-01', 300, '2026-11-21', {
      ...aid2026,
      pouzdanost: 'visoka',
      napomena:
        'od 5. 2. 2026., za januar–juni. Isplaćuje se na račun, samo u narednom mjesecu. Osnovna plaća iz novembra 2025. ne smije biti smanjena. Izvještaj se podnosi do 7. u mjesecu',
    }),
    aid('2026-07-01', 0, '2026-11-21', {
      ...aid2026,
      pouzdanost: 'srednja',
      napomena:
        'pomoć za juni smije se isplatiti do 31. 7. 2026. Da nije produžena, ne stoji ni u jednom izvoru: pet navodi januar–juni, jedan cijelu godinu',
    }),
  ],
});

/** Also outside the wage, once a year. */
export const neoporezivi_regres = parameter({
  naziv: 'Neoporezivi regres',
  znacenja: { posto: rate('od prosječne neto plaće posljednja tri objavljena mjeseca, jednom godišnje') },
  promjene: [change('2018-01-01', { posto: percent(50) }, source('2026-11-26', rulebook))],
});

export const neoporezivi_prevoz = parameter({
  naziv: 'Neoporezivi prijevoz na posao',
  znacenja: {
    posto_litra: rate('vlastito vozilo: cijene litra goriva za kilometar'),
    po_kilometru: amount('električno ili hibridno vozilo, po kilometru'),
    najvise_karata: coefficient('vozilom najviše mjesečnih karata'),
  },
  samo_prikaz: true,
  promjene: [
    change(
      '2018-01-01',
      { posto_litra: percent(15), po_kilometru: km(0.3), najvise_karata: multiple(1.5) },
      source('2026-11-26', { ...rulebook, napomena: `javnim prijevozom do mjesečne karte. ${UNDATED}` }),
    ),
  ],
});

export const neoporezivi_teren = parameter({
  naziv: 'Neoporezivi terenski dodatak',
  znacenja: {
    sve: rate('od dnevnice, uz smještaj i hranu'),
    hrana: rate('od dnevnice, samo uz hranu'),
    smjestaj: rate('od dnevnice, samo uz smještaj'),
  },
  promjene: [
    change(
      '2018-01-01',
      { sve: percent(20), hrana: percent(70), smjestaj: percent(100) },
      source('2026-11-26', { ...rulebook, napomena: UNDATED }),
    ),
  ],
});

export const neoporeziva_novcana_pomoc = parameter({
  naziv: 'Neoporeziva novčana pomoć',
  znacenja: {
    smrt: coefficient('smrt radnika ili člana porodice, prosječnih neto plaća najviše'),
    bolest: coefficient('teška bolest ili invalidnost, prosječnih neto plaća najviše'),
  },
  promjene: [
    change(
      '2018-01-01',
      { smrt: multiple(4), bolest: multiple(3) },
      source('2026-11-26', { ...rulebook, napomena: UNDATED }),
    ),
  ],
});

export const neoporeziva_dnevnica = parameter({
  godisnje: {
    objavljuje: 'Vlada FBiH, uredbom u Službenim novinama FBiH',
    kada: 'krajem godine',
    vazi_dalje: true,
  },
  naziv: 'Neoporeziva dnevnica u zemlji',
  znacenja: { iznos: amount('dnevno') },
  najnoviji_izvor: '2026-01',
  promjene: [
    aid('2018-01-01', 25, '2026-11-21', { pouzdanost: 'srednja' }),
    aid('2026-01-01', 45, '2026-11-21', {
      ...perDiemDecree,
      mediji: 'https://www.rtvslon.ba/povecane-dnevnice-u-federaciji-bih/',
      pouzdanost: 'visoka',
    }),
  ],
});

/** Also outside the wage, in one tax year together. */
export const neoporezivi_pokloni = parameter({
  naziv: 'Neoporezivi pokloni radniku',
  znacenja: { posto: rate('od prosječne plaće u Federaciji, u poreznoj godini zajedno') },
  promjene: [
    change(
      '2018-01-01',
      { posto: percent(30) },
      source('2026-11-26', {
        ...rulebook,
        pouzdanost: 'niska',
        napomena: `uzeto kao neto, manje od dva moguća čitanja. ${UNDATED}`,
      }),
    ),
  ],
});

export const neoporeziva_otpremnina_penzija = parameter({
  naziv: 'Neoporeziva otpremnina pri odlasku u penziju',
  znacenja: {
    placa: coefficient('vlastitih prosječnih neto plaća ili prosječnih neto plaća u Federaciji, šta je više'),
  },
  promjene: [
    change(
      '2018-01-01',
      { placa: multiple(6) },
      source('2026-11-26', {
        ...rulebook,
        napomena: `vlastiti prosjek je za posljednjih šest mjeseci. ${UNDATED}`,
      }),
    ),
  ],
});
