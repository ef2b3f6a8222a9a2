import { addDays, type Day, isDay } from '@obracun/engine/core/days/day.ts';
import { citation, writeCitation } from '@obracun/engine/core/explanation/citation.ts';
import type { AnyParameter, Change, LawTree, Source, Yearly } from '@obracun/engine/core/law.ts';
import { isSetYearly, lawOn } from '@obracun/engine/core/law.ts';
import { holidays } from '@obracun/engine/law/holidays.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { knownYears } from '@obracun/engine/law/known.fixture.ts';
import { describe, expect, expectTypeOf, test } from 'vitest';

/** The day all of the law was first read: no row was read before. */
const FIRST_READING: Day = '2026-11-21';

type Values = Readonly<Record<string, number | boolean>>;

const trees: readonly [string, LawTree][] = Object.entries(lawTrees);

const parameters = trees.flatMap(([tree, { parametri }]) =>
  Object.entries(parametri).map(([name, parameter]) => ({ name: `${tree}.${name}`, parameter })),
);

const changes = parameters.flatMap(({ name, parameter }) =>
  parameter.promjene.map((change: Change<Values>) => ({ name: `${name} ${change.od}`, change })),
);

const sources: { name: string; izvor: Source }[] = [
  ...changes.map(({ name, change }) => ({ name, izvor: change.izvor })),
  ...Object.values(holidays).map(({ naziv, izvor }) => ({ name: `praznici ${naziv}`, izvor })),
];

const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];

const monthsOf = (tree: LawTree) =>
  knownYears(tree).flatMap((year) => MONTHS.map((month) => `${year}-${month}-01`));

describe.each(parameters)('$name', ({ parameter }) => {
  const days = parameter.promjene.map(({ od }) => od);

  test('has a name, and its changes in order, each on its own real day', () => {
    expect(parameter.naziv).not.toBe('');
    expect(days).not.toHaveLength(0);
    expect(days).toEqual([...new Set(days)].sort());
    expect(days.filter((day) => !isDay(day))).toEqual([]);
  });

  test('has a meaning in every value, and the value fits its unit', () => {
    const meanings: LawTree['parametri'][string]['znacenja'] = parameter.znacenja;
    for (const { vrijednost } of parameter.promjene as readonly Change<Values>[]) {
      expect(Object.keys(vrijednost)).toEqual(Object.keys(meanings));
      for (const [key, value] of Object.entries(vrijednost)) {
        expect(meanings[key]?.naziv).toBeTruthy();
        if (meanings[key]?.jedinica === 'da_ne') expect(value).toBeTypeOf('boolean');
        else expect(Number.isSafeInteger(value) && Number(value) >= 0).toBe(true);
      }
    }
  });
});

test.each(sources)('$name names its source as far as it is known', ({ izvor }) => {
  expect(['visoka', 'srednja', 'niska']).toContain(izvor.pouzdanost);
  expect(isDay(izvor.provjereno)).toBe(true);
  expect(izvor.provjereno >= FIRST_READING).toBe(true);
  for (const address of [izvor.url, izvor.mediji])
    if (address !== undefined) expect(new URL(address).protocol).toMatch(/^https?:$/);
  if (izvor.clan !== undefined)
    expect(izvor.clan).toMatch(/^(čl\. \d|t\. [IVX]|(na osnovu [^;]+|Uredba[^;]+) čl\. \d|odluka \d)/);
  for (const gazette of izvor.glasilo?.split('; ') ?? []) expect(gazette).toMatch(GAZETTE);
});

/** `Sl. novine FBiH 70/06`, and of a rulebook besides its act `Pravilnik: Sl. novine FBiH 92/07, 46/09`. */
const GAZETTE =
  /^(\p{Lu}\p{Ll}+: )?(Sl\. glasnik (RS|BiH|Brčko distrikta)|Sl\. novine FBiH|Sl\. list RBiH) \d+\/\d{2}([ ,…i]+\d+\/\d{2})*$/u;

test.each(sources.filter(({ izvor }) => izvor.pouzdanost === 'visoka'))(
  '$name has an act or a gazette when its certainty is high',
  ({ izvor }) => expect(izvor.propis ?? izvor.glasilo).toBeDefined(),
);

/** Newspapers and broadcasters. */
const MEDIA = /atvbl|6yka|rtv|radio|vrisak|n1info|forbes|provjereno|banjalukain|internationaltaxreview/;

test('marks addresses of newspapers, which no result cites', () => {
  const asSources = sources.filter(({ izvor: { url } }) => url && MEDIA.test(new URL(url).host));
  expect(asSources.map(({ name }) => name)).toEqual([]);
  const cited = trees.flatMap(([, tree]) =>
    Object.keys(tree.parametri).map((name) => citation(tree, '2026-11-21', name)),
  );
  expect(cited.filter((source) => source && 'mediji' in source)).toEqual([]);
});

test('says next to a result when a figure was found in no gazette', () =>
  expect(writeCitation({ pouzdanost: 'srednja', provjereno: FIRST_READING })).toBe(
    'u službenom glasilu nije pronađeno',
  ));

test.each(parameters.filter(({ parameter }) => parameter.najnoviji_izvor))(
  'the newest source of $name is not later than the month of its last check',
  ({ parameter: { najnoviji_izvor = '', promjene } }) => {
    expect(isDay(`${najnoviji_izvor}-01`)).toBe(true);
    expect(najnoviji_izvor <= (promjene.at(-1)?.izvor.provjereno ?? '')).toBe(true);
  },
);

const unknownText = (yearly: Yearly | undefined): string =>
  isSetYearly(yearly) ? 'još nisu objavljeni' : 'još nisu potvrđeni';

describe.each(trees)('%s as a whole', (_name, tree) => {
  test('knows every figure that is not optional in each month from 2018 on', () => {
    const required = Object.keys(tree.parametri).filter((name) => !tree.parametri[name]?.neobavezno);
    for (const day of monthsOf(tree)) {
      const law: Readonly<Record<string, unknown>> = lawOn(tree, day);
      expect(required.filter((name) => law[name] === undefined)).toEqual([]);
    }
  });

  test('refuses to be read on days before and after the known ones, figure by figure', () => {
    const required = Object.entries<AnyParameter>(tree.parametri).filter(([, { neobavezno }]) => !neobavezno);
    for (const [name, { promjene, poznato_do, godisnje }] of required) {
      const read = (day: Day) => () => (lawOn(tree, day) as Readonly<Record<string, unknown>>)[name];
      expect(read(addDays(promjene[0]?.od ?? '', -1))).toThrow('Nemamo propise');
      expect(read(addDays(poznato_do, 1))).toThrow(unknownText(godisnje));
      expect(read(poznato_do)).not.toThrow();
    }
  });

  test('has no figure before its first day, nor one after its last known day', () => {
    const optional = Object.entries<AnyParameter>(tree.parametri).filter(([, { neobavezno }]) => neobavezno);
    for (const [name, { promjene, poznato_do, smije_nedostajati, godisnje }] of optional) {
      const read = (day: Day) => () => (lawOn(tree, day) as Readonly<Record<string, unknown>>)[name];
      expect(read(addDays(promjene[0]?.od ?? '', -1))()).toBeUndefined();
      if (smije_nedostajati) expect(read(addDays(poznato_do, 1))()).toBeUndefined();
      else expect(read(addDays(poznato_do, 1))).toThrow(unknownText(godisnje));
    }
  });
});

describe('related figures', () => {
  const sum = (values: Readonly<Record<string, number>>) =>
    Object.values(values).reduce((total, value) => total + value, 0);

  test.each([
    ['2018-01-01', 330_000],
    ['2020-01-01', 328_000],
    ['2022-01-01', 310_000],
    ['2026-12-31', 310_000],
  ])('contributions of Republika Srpska on %s', (day, total) => {
    expect(sum(lawOn(lawTrees.rs, day).doprinosi)).toBe(total);
  });

  test.each([
    ['2018-01-01', 310_000, 105_000],
    ['2025-06-30', 310_000, 105_000],
    ['2025-07-01', 310_000, 50_000],
  ])('contributions of the Federation on %s', (day, employee, employer) => {
    const law = lawOn(lawTrees.fbih, day);
    expect([sum(law.doprinosi_iz), sum(law.doprinosi_na)]).toEqual([employee, employer]);
  });

  test('adds the shares of the Federation and the canton up to the whole', () => {
    for (const day of monthsOf(lawTrees.fbih)) {
      const law = lawOn(lawTrees.fbih, day);
      expect(sum(law.raspodjela_zdravstveno)).toBe(1_000_000);
      expect(sum(law.raspodjela_nezaposlenost)).toBe(1_000_000);
    }
  });

  test('has exact types of the law', () => {
    const law = lawOn(lawTrees.rs, '2026-01-01');
    expectTypeOf(law.solidarnost).toEqualTypeOf<{ stopa: number }>();
    expectTypeOf(law.oslobodjeni_dio).toEqualTypeOf<{ NK: number; KV: number } | undefined>();
    expectTypeOf(law.porez_na_platu.osnovica_bez_doprinosa).toEqualTypeOf<boolean>();
  });
});
