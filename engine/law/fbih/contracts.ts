import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, snFbih, source, UNDATED } from '../source.ts';

const zakonOPorezu = {
  propis: 'Zakon o porezu na dohodak',
  glasilo: snFbih('10/08, 9/10, 44/11, 7/13, 65/13'),
} as const;

/** The single rate of the law, for every kind of income. */
const RATE = 'čl. 9 (stopa)';

/** The form of the tax administration, which states every rate beside its column. */
const formOfTaxOffice = {
  url: 'https://paperzz.com/doc/5184048/aug-1031',
  pouzdanost: 'srednja',
} as const;

const always = <V>(vrijednost: V, provjereno: Day, facts: Omit<Source, 'provjereno'>) => [
  change('2018-01-01', vrijednost, source(provjereno, facts)),
];

const ofIncome = { posto: rate('od prihoda') };

export const normirani_djelo = parameter({
  naziv: 'Normirani rashodi ugovora o djelu',
  znacenja: ofIncome,
  promjene: always({ posto: percent(20) }, '2026-11-22', {
    ...zakonOPorezu,
    ...formOfTaxOffice,
    napomena: `kolona 10 obrasca AUG-1031. ${UNDATED}`,
  }),
});

export const normirani_autor = parameter({
  naziv: 'Normirani rashodi autora, umjetnika i novinara',
  znacenja: ofIncome,
  promjene: always({ posto: percent(30) }, '2026-11-22', {
    ...zakonOPorezu,
    ...formOfTaxOffice,
    napomena: `kolona 10 obrasca AUG-1031. ${UNDATED}`,
  }),
});

export const doprinosi_ugovor = parameter({
  naziv: 'Doprinosi na naknade van radnog odnosa',
  znacenja: {
    zdravstveno: rate('zdravstveno osiguranje, na teret primaoca'),
    pio: rate('penzijsko i invalidsko osiguranje, na teret isplatioca'),
  },
  promjene: always({ zdravstveno: percent(4), pio: percent(6) }, '2026-11-22', {
    propis: 'Zakon o doprinosima',
    glasilo: snFbih('35/98 … 33/25'),
    ...formOfTaxOffice,
    napomena: `kolone 12 i 15 obrasca AUG-1031, od dohotka. ${UNDATED}`,
  }),
});

const stopa = { stopa: rate('stopa poreza') };

export const porez_ugovor = parameter({
  naziv: 'Porez na naknade van radnog odnosa',
  znacenja: stopa,
  promjene: always({ stopa: percent(10) }, '2026-11-22', {
    ...zakonOPorezu,
    ...formOfTaxOffice,
    clan: RATE,
    napomena: `bez ličnog odbitka po koloni 14 obrasca AUG-1031. ${UNDATED}`,
  }),
});

export const porez_nerezident = parameter({
  naziv: 'Porez po odbitku na naknade nerezidenta',
  znacenja: stopa,
  promjene: always({ stopa: percent(10) }, '2026-11-22', {
    ...zakonOPorezu,
    clan: RATE,
    url: 'https://www.finprofi.ba/forme/Ugovor-o-djelu-nerezident/Kalkulacija%20UOD%20Nerezident.htm',
    pouzdanost: 'srednja',
    napomena: `obrazac PDN-1033, od cijele naknade, bez doprinosa. ${UNDATED}`,
  }),
});
