import { addMonths, type Day, MONTH_NAMES, monthOf, yearOf } from '../../core/days/day.ts';
import type { Change, Source } from '../../core/law.ts';
import { formatAmount } from '../../core/numbers/format.ts';
import { type Feninga, km, percent, share } from '../../core/numbers/money.ts';
import { amount, change, flag, optionalParameter, parameter, rate, snFbih, source } from '../source.ts';
import { RULEBOOK_2021, rulebook2021 } from './acts.ts';
import { prosjecna_neto } from './average-wage.ts';

const propis = 'Pravilnik o primjeni Zakona o porezu na dohodak';
const OF_AVERAGE = percent(1);

const OLD = { glasilo: snFbih('67/08 … 59/16'), clan: 'čl. 14' } as const;
const NEW = { glasilo: rulebook2021, clan: 'čl. 20' } as const;

const limit = (od: Day, iznos: Feninga, provjereno: Day, facts: Pick<Source, 'pouzdanost' | 'napomena'>) =>
  change(
    od,
    { iznos },
    source(provjereno, {
      propis,
      ...(od < RULEBOOK_2021 ? OLD : NEW),
      url: 'https://chronos.ba/topli-obrok/',
      ...facts,
    }),
  );

/** The average published when a wage is paid: that of a month applies to the wages of the second month after it. */
function limitByAverage({ od, vrijednost: { iznos }, izvor }: Change<{ iznos: Feninga }>) {
  const month = `${MONTH_NAMES[monthOf(od) - 1]?.[0]} ${yearOf(od)}`;
  const derived = izvor.napomena ? `, ${izvor.napomena}` : '';
  return limit(addMonths(od, 2), share(iznos, OF_AVERAGE), izvor.provjereno, {
    pouzdanost: izvor.pouzdanost === 'niska' ? 'niska' : 'srednja',
    napomena: `1 % × ${formatAmount(iznos)}, prosječna neto plaća za ${month}${derived}`,
  });
}

const SPECIFIED: Day = '2025-01-01';
const byAverage = prosjecna_neto.promjene.map(limitByAverage);

/** The daily limit up to which the meal is outside the wage. */
export const topli_obrok_neoporezivo = parameter({
  naziv: 'Neoporezivi topli obrok',
  znacenja: { iznos: amount('najviše po danu rada') },
  poznato_do: '2026-12-31',
  najnoviji_izvor: '2026-02',
  godisnje: {
    objavljuje: 'Federalni zavod za statistiku: prosječna neto plaća, svakog mjeseca',
    kada: 'tokom godine',
  },
  promjene: [
    limit('2018-01-01', km(8.52), '2026-11-21', {
      pouzdanost: 'niska',
    }),
    ...byAverage.filter(({ od }) => od < SPECIFIED),
    limit(SPECIFIED, km(14.01), '2026-11-21', {
      pouzdanost: 'niska',
    }),
    ...byAverage.filter(({ od }) => od > SPECIFIED),
  ],
});

/** The rule behind the amounts. */
export const topli_obrok_pravilo = parameter({
  naziv: 'Pravilo neoporezivog toplog obroka',
  znacenja: { posto: rate('od prosječne neto plaće, po danu') },
  promjene: [
    change(
      '2018-01-01',
      { posto: OF_AVERAGE },
      source('2026-11-21', {
        propis,
        ...OLD,
        url: 'https://www.paragraf.ba/dnevne-vijesti/05102016/05102016-vijest3.html',
        pouzdanost: 'visoka',
        napomena: 'od 3. 10. 2016.',
      }),
    ),
    change(
      RULEBOOK_2021,
      { posto: OF_AVERAGE },
      source('2026-11-21', {
        propis,
        ...NEW,
        url: 'https://www.paragraf.ba/dnevne-vijesti/05102016/05102016-vijest3.html',
        pouzdanost: 'visoka',
        napomena: 'broj člana iz jednog izvora',
      }),
    ),
  ],
});

/** Whether a day with a per diem keeps its meal; the calculation has a switch for it, off by default. */
export const obrok_uz_dnevnicu = optionalParameter({
  naziv: 'Topli obrok na dan s dnevnicom',
  znacenja: { dozvoljen: flag('dnevnica ne isključuje topli obrok', 'dnevnica isključuje topli obrok') },
  promjene: [
    change(
      '2023-11-04',
      { dozvoljen: true },
      source('2026-11-26', {
        propis: `${propis}; Uredba o naknadama troškova za službena putovanja`,
        glasilo: `${snFbih('85/23')}; Uredba: ${snFbih('31/23')}`,
        pouzdanost: 'srednja',
        napomena: 'Pravilnik je objavljen 3. 11. 2023.',
      }),
    ),
  ],
});
