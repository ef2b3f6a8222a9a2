import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { percent } from '../../core/numbers/money.ts';
import { change, optionalParameter, parameter, rate, sgRs, source } from '../source.ts';

const url = 'https://www.paragraf.ba/propisi/republika-srpska/zakon-o-doprinosima.html';
const znacenja = { posto: rate('od prosječne bruto plate prethodne godine') };

const ALL = 'plaćaju se svi doprinosi';

type Facts = Pick<Source, 'clan' | 'napomena'> & Partial<Source>;

const base = (od: Day, posto: number, provjereno: Day, facts: Facts) =>
  change(
    od,
    { posto: percent(posto) },
    source(provjereno, {
      propis: 'Zakon o doprinosima',
      glasilo: sgRs('114/17 … 114/25'),
      url,
      pouzdanost: 'visoka',
      ...facts,
    }),
  );

/** All are in the consolidated text of the act, read up to its last amendment. */
const najnoviji_izvor = '2025-12';

export const osnovica_nekomercijalno = parameter({
  naziv: 'Osnovica: nekomercijalno gazdinstvo',
  znacenja,
  najnoviji_izvor,
  promjene: [
    base('2018-01-01', 20, '2026-11-21', {
      clan: 'čl. 5 t. 2 i čl. 12 st. 1 t. 2',
      napomena: 'plaća se zdravstveno',
    }),
  ],
});

export const osnovica_45_37 = parameter({
  naziv: 'Osnovica: komercijalno gazdinstvo 45/37',
  znacenja,
  najnoviji_izvor,
  promjene: [
    base('2018-01-01', 30, '2026-11-21', {
      clan: 'čl. 4 t. 3 i čl. 12 st. 1 t. 1',
      napomena: 'plaćaju se PIO i zdravstveno. Ko ima platu ili penziju, plaća na to primanje (čl. 12 st. 2)',
    }),
  ],
});

export const osnovica_55_55 = parameter({
  naziv: 'Osnovica: komercijalno gazdinstvo 55/55',
  znacenja,
  najnoviji_izvor,
  promjene: [
    base('2018-01-01', 30, '2026-11-21', {
      clan: 'čl. 5 t. 1 i čl. 12 st. 1 t. 1',
      napomena: 'plaća se zdravstveno',
    }),
  ],
});

/** For holders of a farm with a wage or a pension; the base is that income. */
export const doprinosi_gazdinstva_uz_prihod = parameter({
  naziv: 'Doprinosi gazdinstva uz platu ili penziju',
  znacenja: {
    pio: rate('komercijalno 45/37: penzijsko i invalidsko osiguranje'),
    zdravstveno: rate('komercijalno: zdravstveno osiguranje'),
    zdravstveno_nekomercijalno: rate('nekomercijalno: zdravstveno osiguranje'),
  },
  najnoviji_izvor,
  promjene: [
    change(
      '2018-01-01',
      { pio: percent(2), zdravstveno: percent(2), zdravstveno_nekomercijalno: percent(1) },
      source('2026-11-26', {
        propis: 'Zakon o doprinosima',
        glasilo: sgRs('114/17 … 114/25'),
        clan: 'čl. 12 st. 2 i čl. 22 st. 2 t. 3–5',
        url,
        pouzdanost: 'visoka',
        napomena: 'osnovica je plata ili penzija nosioca gazdinstva',
      }),
    ),
  ],
});

export const osnovica_vlasnik = parameter({
  naziv: 'Osnovica: vlasnik, osnovno zanimanje',
  znacenja,
  najnoviji_izvor,
  promjene: [
    base('2018-01-01', 60, '2026-11-21', {
      glasilo: sgRs('114/17'),
      clan: 'čl. 3 st. 1 t. 6 i čl. 11 t. 1',
      url: 'https://advantiskonsalting.com/obracun-doprinosa-za-2022-godinu/',
      napomena: `najmanje 60 %, iz objavljenih obračuna za 2021, 2022. i 2023. ${ALL}`,
    }),
    base('2025-01-01', 70, '2026-11-21', {
      glasilo: sgRs('110/24'),
      clan: 'čl. 11 t. 1',
      napomena: `najmanje 70 %, na snazi od 1. 1. 2025. ${ALL}`,
    }),
  ],
});

export const osnovica_dopunsko = optionalParameter({
  naziv: 'Osnovica: dopunsko zanimanje i penzioner s djelatnošću',
  znacenja,
  najnoviji_izvor,
  promjene: [
    base('2025-01-01', 30, '2026-11-21', {
      clan: 'čl. 6 t. 7 i 8, čl. 11 t. 3',
      pouzdanost: 'srednja',
      napomena: 'plaća se PIO, i za penzionera koji ima djelatnost',
    }),
  ],
});

export const osnovica_iznajmljivanje = optionalParameter({
  naziv: 'Osnovica: iznajmljivanje turistima',
  znacenja,
  najnoviji_izvor,
  promjene: [
    base('2026-01-01', 30, '2026-11-21', {
      clan: 'čl. 5 t. 5 i čl. 11 t. 3',
      napomena: 'zdravstveno, ako nije zaposlen ni penzioner',
    }),
  ],
});

export const osnovica_samostalno = parameter({
  naziv: 'Osnovica: samostalno zanimanje',
  znacenja,
  najnoviji_izvor,
  promjene: [
    base('2018-01-01', 100, '2026-11-21', {
      clan: 'čl. 3 st. 1 t. 6 i čl. 11 t. 2',
      napomena: `najmanje prosječna bruto plata. ${ALL}`,
    }),
  ],
});
