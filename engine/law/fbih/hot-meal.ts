import { addMonths } from '../../kernel/days/calendar.ts';
import { type Day, monthOf, yearOf } from '../../kernel/days/day.ts';
import { MONTH_NAMES } from '../../kernel/days/month-names.ts';
import { formatAmount } from '../../kernel/figures/format.ts';
import { type Feninga, km, percent, share } from '../../kernel/figures/money.ts';
import type { Change, Source } from '../../kernel/law.ts';
import { snFbih } from '../gazettes.ts';
import { amount, change, flag, optionalParameter, parameter, REVIEWED, rate, source } from '../source.ts';
import { prosjecna_neto } from './average-wage.ts';

const propis = 'Pravilnik o primjeni Zakona o porezu na dohodak';
const clan = 'čl. 14';
const OF_AVERAGE = percent(1);

const NEW_RULEBOOK: Day = '2021-07-01';
const oldGazette = snFbih('67/08 … 59/16');
const newGazette = snFbih('48/21, 77/21, 20/22, 57/22, 5/23, 85/23, 97/23');

const limit = (od: Day, iznos: Feninga, facts: Pick<Source, 'pouzdanost' | 'napomena'>) =>
  change(
    od,
    { iznos },
    source(REVIEWED, {
      propis,
      glasilo: od < NEW_RULEBOOK ? oldGazette : newGazette,
      clan,
      url: 'https://chronos.ba/topli-obrok/',
      ...facts,
    }),
  );

/** What is published when a wage is paid: the average of a month counts for the wages of the second month after it. */
function limitByAverage({ od, vrijednost: { iznos }, izvor }: Change<{ iznos: Feninga }>) {
  const month = `${MONTH_NAMES[monthOf(od) - 1]?.[0]} ${yearOf(od)}`;
  const derived = izvor.napomena ? `, ${izvor.napomena}` : '';
  return limit(addMonths(od, 2), share(iznos, OF_AVERAGE), {
    pouzdanost: 'srednja',
    napomena: `1 % × ${formatAmount(iznos)}, prosječna neto plaća za ${month}${derived}`,
  });
}

const SPECIFIED: Day = '2025-01-01';
const byAverage = prosjecna_neto.promjene.map(limitByAverage);

/** The daily limit up to which the meal stays outside the wage. */
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
    limit('2018-01-01', km(8.52), {
      pouzdanost: 'niska',
      napomena: 'prosjek za mjesece prije februara 2018. nije nađen',
    }),
    ...byAverage.filter(({ od }) => od < SPECIFIED),
    limit(SPECIFIED, km(14.01), {
      pouzdanost: 'niska',
      napomena: 'nije nađen mjesec s prosjekom od 1.401 KM',
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
      source(REVIEWED, {
        propis,
        glasilo: oldGazette,
        clan,
        url: 'https://www.paragraf.ba/dnevne-vijesti/05102016/05102016-vijest3.html',
        pouzdanost: 'visoka',
        napomena: 'od 3. 10. 2016.',
      }),
    ),
    change(
      NEW_RULEBOOK,
      { posto: OF_AVERAGE },
      source(REVIEWED, {
        propis,
        glasilo: newGazette,
        clan,
        url: 'https://www.paragraf.ba/dnevne-vijesti/05102016/05102016-vijest3.html',
        pouzdanost: 'visoka',
        napomena: 'broj člana iz jednog izvora',
      }),
    ),
  ],
});

/** Whether a day with a per diem keeps its meal; the calculation asks, and takes none by default. */
export const obrok_uz_dnevnicu = optionalParameter({
  naziv: 'Topli obrok na dan s dnevnicom',
  znacenja: { dozvoljen: flag('dnevnica ne isključuje topli obrok') },
  promjene: [
    change(
      '2023-01-01',
      { dozvoljen: true },
      source(REVIEWED, {
        propis,
        glasilo: newGazette,
        pouzdanost: 'srednja',
        napomena: 'izmjena i član nisu pročitani',
      }),
    ),
  ],
});
