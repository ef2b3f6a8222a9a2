import { describe, expect, it } from 'vitest';
import { emptyIn, fieldsOf } from '../core/input.ts';
import { fbih } from '../law/fbih/index.ts';
import { loadCalculators } from './load.ts';

const TODAY = '2026-11-21';
/** Words for which the Federation has others. */
const OF_SRPSKA = /\bplat[aeiou]\b|poresk/i;
const calculators = await loadCalculators();
const SISTERS = new Set(calculators.flatMap(({ definition }) => Object.keys(fieldsOf(definition))));

describe.each(calculators.map(({ definition }) => ({ id: definition.id, definition })))(
  '$id',
  ({ definition }) => {
    const { bases, groups, fields, mainLines, lines, sections, composition } = definition;

    it('has one place for its basis', () => {
      const places = groups.filter(({ holdsBasis }) => holdsBasis).length;
      expect(places).toBe(Object.keys(bases).length > 0 ? 1 : 0);
    });

    it('shows every field once, except those for callers only', () => {
      const offered = Object.keys(fields).filter((name) => !fields[name]?.callOnly);
      expect(groups.flatMap((group) => group.fields).sort()).toEqual(offered.sort());
    });

    it('puts its switches after the fields of a collapsed group, so that no field is alone between them', () => {
      const kinds = groups
        .filter(({ folded }) => folded)
        // A field of a switch is under it.
        .map((group) => group.fields.filter((name) => fields[name]?.when === undefined))
        .map((names) => names.map((name) => fields[name]?.kind));
      for (const group of kinds)
        expect(group.findLastIndex((kind) => kind !== 'da_ne')).toBeLessThan(
          group.includes('da_ne') ? group.indexOf('da_ne') : group.length,
        );
    });

    it('gives no basis the name of a line that may differ from it', () => {
      for (const { line, label, explainedAs = label } of Object.values(bases)) {
        const named = Object.keys(lines).filter((name) => lines[name]?.label === explainedAs);
        expect(named.filter((name) => name !== line)).toEqual([]);
      }
    });

    it('refers only to switches it has, and leaves empty only fields of a sister call', () => {
      const switches = [
        ...Object.values(fields).flatMap(({ when }) => when ?? []),
        ...sections.flatMap(({ linesWhen = {} }) => Object.keys(linesWhen)),
      ];
      expect(switches.filter((name) => fields[name]?.kind !== 'da_ne')).toEqual([]);
      const foreign = emptyIn(definition).filter(
        (name) => !SISTERS.has(name) || name in fieldsOf(definition),
      );
      expect(foreign).toEqual([]);
    });

    it('names only lines it has, and has a main line other than the given one', () => {
      const named = [
        ...Object.values(mainLines).flat(),
        ...sections.flatMap(({ hiddenWith = {} }) => Object.values(hiddenWith)),
        ...(composition ? [composition.whole, ...composition.parts] : []),
      ];
      expect(named.filter((red) => lines[red] === undefined)).toEqual([]);
      for (const { line = '' } of Object.values(bases))
        expect((mainLines[line] ?? mainLines.otherwise)[0]).not.toBe(line);
    });
  },
);

describe.each(calculators.filter(({ definition }) => definition.composition))(
  'the parts of $definition.id',
  ({ definition, rules, calculate }) => {
    it.each(rules.examples.map(({ title, input, day }) => ({ title, input, day })))(
      'add up: $title',
      ({ input, day }) => {
        const outcome = calculate(input, day ?? TODAY);
        if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
        const lines = outcome.calculation.scope.lines as Record<string, number>;
        const { whole = '', parts = [] } = definition.composition ?? {};
        expect(parts.reduce((sum, red) => sum + (lines[red] ?? Number.NaN), 0)).toBe(lines[whole]);
      },
    );
  },
);

it.each(calculators.filter(({ definition }) => definition.entity === 'fbih'))(
  'uses the words of the Federation: $definition.id',
  ({ definition: { fields, lines, groups, sections, card, description }, rules: { examples } }) => {
    const texts = [
      description ?? '',
      card.title,
      card.description,
      ...sections.flatMap(({ title, note }) => [title, note ?? '']),
      ...examples.map(({ title }) => title),
      ...groups.map(({ title }) => title),
      ...Object.values(fields).flatMap(({ label, hint }) => [label, hint?.text ?? '']),
      ...Object.values(lines).map(({ label }) => label),
    ];
    expect(texts.filter((text) => OF_SRPSKA.test(text))).toEqual([]);
  },
);

it('uses the words of the Federation in its law', () => {
  const texts = Object.values(fbih.parametri).flatMap(({ naziv, znacenja, promjene }) => [
    naziv,
    ...Object.values(znacenja).map((meaning) => meaning.naziv),
    ...promjene.map(({ izvor }) => izvor.napomena ?? ''),
  ]);
  expect(texts.filter((text) => OF_SRPSKA.test(text))).toEqual([]);
});
