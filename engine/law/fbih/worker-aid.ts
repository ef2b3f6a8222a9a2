import type { Day } from '../../kernel/days/day.ts';
import { km, percent } from '../../kernel/figures/money.ts';
import type { Source } from '../../kernel/law.ts';
import { amount, change, optionalParameter, parameter, REVIEWED, rate, source } from '../source.ts';

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

const aid = (od: Day, iznos: number, facts: Omit<Source, 'provjereno'>) =>
  change(od, { iznos: km(iznos) }, source(REVIEWED, facts));

/** Outside the wage, without contributions or tax. A change to zero marks the end of a period. */
export const neoporeziva_pomoc = optionalParameter({
  naziv: 'Neoporeziva pomoć radnicima',
  znacenja: { iznos: amount('najviše mjesečno') },
  najnoviji_izvor: '2026-02',
  samo_prikaz: true,
  promjene: [
    aid('2025-02-04', 450, { ...aid2025, napomena: 'do 31. 7. 2025.' }),
    aid('2025-08-01', 0, { ...aid2025, napomena: 'uredba je prestala važiti 31. 7. 2025.' }),
    aid('2026-01-01', 300, {
      ...aid2026,
      pouzdanost: 'visoka',
      napomena: 'na snazi 5. 2. 2026., za januar–juni; broj glasila i službeni tekst nisu nađeni',
    }),
    aid('2026-07-01', 0, {
      ...aid2026,
      pouzdanost: 'niska',
      napomena:
        'izvori se razlikuju o kraju perioda; pomoć za juni smije se isplatiti do 31. 7. 2026., produženje nije nađeno',
    }),
  ],
});

/** Outside the wage too, once a year. */
export const neoporezivi_regres = parameter({
  naziv: 'Neoporezivi regres',
  znacenja: { posto: rate('od prosječne neto plaće posljednja tri objavljena mjeseca, jednom godišnje') },
  samo_prikaz: true,
  promjene: [change('2018-01-01', { posto: percent(50) }, source(REVIEWED, { pouzdanost: 'srednja' }))],
});

export const neoporeziva_dnevnica = parameter({
  naziv: 'Neoporeziva dnevnica u zemlji',
  znacenja: { iznos: amount('dnevno') },
  najnoviji_izvor: '2026-01',
  samo_prikaz: true,
  promjene: [
    aid('2018-01-01', 25, { pouzdanost: 'srednja' }),
    aid('2026-01-01', 45, {
      mediji: 'https://www.rtvslon.ba/povecane-dnevnice-u-federaciji-bih/',
      pouzdanost: 'srednja',
    }),
  ],
});
