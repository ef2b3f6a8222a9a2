import { expect, test } from 'vitest';
import { loadCalculators } from './load.ts';
import { publishedExamples } from './published.ts';

const examples = await publishedExamples('2026-11-22');

test('contains every example with an address of its source', async () => {
  const known = new Set(examples.map(({ id, title }) => `${id} ${title}`));
  const published = (await loadCalculators()).flatMap(({ definition, rules }) =>
    rules.examples.flatMap(({ source, title }) =>
      /^https?:/.test(source) ? `${definition.id} ${title}` : [],
    ),
  );
  expect(published.length).toBeGreaterThan(20);
  expect(published.filter((one) => !known.has(one))).toEqual([]);
});

const isSame = ({ published, ours }: { readonly published: number; readonly ours: number }) =>
  ours === published;

test.each(examples)('$id: $title states day and source, and has figures to compare', (example) => {
  const { source, period, figures } = example;
  expect(source).not.toBe('');
  expect(period).not.toBe('');
  expect(figures).not.toEqual([]);
});

test.each(examples.filter(({ why }) => why === undefined))(
  '$id: $title equals the published figure',
  ({ figures }) => {
    expect(figures.filter((figure) => !isSame(figure))).toEqual([]);
  },
);

test.each(examples.filter(({ why }) => why !== undefined))(
  '$id: $title differs by a fening, with the reason',
  ({ figures }) => {
    const differing = figures.filter((figure) => !isSame(figure));
    expect(differing.map(({ published, ours }) => Math.round((ours - published) * 100))).toEqual([1]);
  },
);
