import type { Day } from '../../kernel/day.ts';
import type { Source } from '../../kernel/law.ts';
import { percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { change, optionalParameter, parameter, REVIEWED, rate, source } from '../source.ts';

const propis = 'Zakon o doprinosima';
const znacenja = { posto: rate('od prosječne bruto plate prethodne godine') };

const ALL = 'doprinosi: PIO, zdravstveno, djeca, nezaposlenost';

const base = (od: Day, posto: number, facts: Omit<Source, 'provjereno'>) =>
  change(od, { posto: percent(posto) }, source(REVIEWED, facts));

export const osnovica_nekomercijalno = parameter({
  naziv: 'Osnovica: nekomercijalno gazdinstvo',
  znacenja,
  promjene: [
    base('2018-01-01', 20, {
      url: 'https://opstinavisegrad.com/pojasnjenje-placanja-doprinosa-za-nosioce-komercijalnih-i-nekomercijalnih-porodicnih-poljoprivrednih-gazdinstava/',
      pouzdanost: 'visoka',
      napomena: 'doprinos: zdravstveno',
    }),
  ],
});

export const osnovica_45_37 = parameter({
  naziv: 'Osnovica: komercijalno gazdinstvo 45/37',
  znacenja,
  promjene: [base('2018-01-01', 30, { pouzdanost: 'visoka', napomena: 'doprinosi: PIO, zdravstveno' })],
});

export const osnovica_55_55 = parameter({
  naziv: 'Osnovica: komercijalno gazdinstvo 55/55',
  znacenja,
  promjene: [base('2018-01-01', 30, { pouzdanost: 'srednja', napomena: 'doprinos: zdravstveno' })],
});

export const osnovica_vlasnik = parameter({
  naziv: 'Osnovica: vlasnik, osnovno zanimanje',
  znacenja,
  promjene: [
    base('2018-01-01', 60, {
      url: 'https://advantiskonsalting.com/obracun-doprinosa-za-2022-godinu/',
      pouzdanost: 'visoka',
      napomena: ALL,
    }),
    base('2025-01-01', 70, {
      propis,
      glasilo: sgRs('110/24'),
      clan: 'čl. 11 t. 1',
      url: 'https://www.paragraf.ba/propisi/republika-srpska/zakon-o-doprinosima.html',
      pouzdanost: 'visoka',
      napomena: `najmanje 70 %; izmjena je na snazi od 1. 1. 2025.; ${ALL}`,
    }),
  ],
});

export const osnovica_dopunsko = optionalParameter({
  naziv: 'Osnovica: dopunsko zanimanje',
  znacenja,
  samo_prikaz: true,
  promjene: [
    base('2025-01-01', 30, {
      propis,
      clan: 'čl. 6 st. 8',
      pouzdanost: 'srednja',
      napomena: 'doprinos: PIO',
    }),
  ],
});

export const osnovica_samostalno = parameter({
  naziv: 'Osnovica: samostalno zanimanje',
  znacenja,
  promjene: [base('2018-01-01', 100, { pouzdanost: 'visoka', napomena: ALL })],
});
