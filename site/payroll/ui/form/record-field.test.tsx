import { amountField } from '@obracun/engine/core/field.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordField } from './record-field.tsx';
import { type FieldRow, type RecordSection, rowNamed } from './record-rows.ts';
import { RecordSections } from './record-sections.tsx';
import type { SomeOf } from './some-of.ts';

interface Box {
  readonly title: string;
  readonly note?: string;
  readonly from: string;
  readonly to: string;
  readonly price?: number;
  readonly share?: number;
  readonly isOld?: boolean;
  readonly size?: 'small' | 'large';
}

const BOX: Box = { title: 'Kutija', from: '2026-01-01', to: '' };
const PRICE = amountField({ label: 'Cijena', invalid: '' });
const SIZES = { small: 'mala', large: 'velika' };

/** The change of a control that gets a value. */
function entered(row: FieldRow<Box>, value: unknown): SomeOf<Box> | undefined {
  let changed: SomeOf<Box> | undefined;
  const change = (part: SomeOf<Box>) => {
    changed = part;
  };
  const { props } = RecordField({ id: 'a', row, edit: { draft: BOX, change } });
  (props.onText ?? props.onValue ?? props.onChange)(value);
  return changed;
}

test('stores an empty text of an optional property as no value', () => {
  expect(entered({ kind: 'text', name: 'title', label: '' }, '')).toEqual({ title: '' });
  expect(entered({ kind: 'text', name: 'note', isOptional: true, label: '' }, '')).toStrictEqual({
    note: undefined,
  });
});

test('removes the other of two numbers when one is typed', () => {
  const row: FieldRow<Box> = { kind: 'number', name: 'price', field: PRICE, instead: 'share' };
  expect(entered(row, 500)).toStrictEqual({ price: 500, share: undefined });
  expect(entered(row, undefined)).toStrictEqual({ price: undefined });
});

test('stores a no only where it differs from no value', () => {
  expect(entered({ kind: 'yesNo', name: 'isOld', label: '' }, false)).toStrictEqual({ isOld: undefined });
  expect(entered({ kind: 'yesNo', name: 'isOld', label: '', isNoStored: true }, false)).toEqual({
    isOld: false,
  });
});

test('ignores an emptied choice when it always has a value', () => {
  const row = { kind: 'choice', name: 'size', label: '', labels: SIZES } as const;
  expect(entered(row, undefined)).toStrictEqual({ size: undefined });
  expect(entered({ ...row, required: true }, undefined)).toBeUndefined();
  expect(entered({ ...row, set: (size: Box['size']) => ({ size, note: 'nova' }) }, 'large')).toEqual({
    size: 'large',
    note: 'nova',
  });
});

const SECTIONS: readonly RecordSection<Box>[] = [
  {
    title: 'Podaci',
    rows: [
      { kind: 'text', name: 'title', label: 'Naziv' },
      [
        { kind: 'day', name: 'from', label: 'Od' },
        { kind: 'day', name: 'to', label: 'Do' },
      ],
      { kind: 'number', name: 'price', when: false, field: PRICE },
      { kind: 'yesNo', name: 'isOld', label: 'Stara' },
      { kind: 'choice', name: 'size', label: 'Veličina', labels: SIZES },
    ],
  },
  { title: 'Skriveno', when: false, rows: [] },
  { title: 'Ostalo', fold: { line: 'ništa' }, rows: [{ block: <hr /> }] },
];

const drawn = renderToStaticMarkup(
  <RecordSections prefix="kutija" edit={{ draft: BOX, change: () => undefined }} sections={SECTIONS} />,
);

test('lists shown fields in order, by the ids of their names', () => {
  const ids = [...drawn.matchAll(/<(?:input|select)[^>]*id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'polje-kutija.title',
    'polje-kutija.from',
    'polje-kutija.to',
    'polje-kutija.isOld',
    'polje-kutija.size',
  ]);
  expect(drawn).not.toContain('Skriveno');
});

test('keeps cells beside each other, and yes-or-no fields between them on a line of their own', () => {
  const grids = drawn.match(/<div class="_fields_[^"]*">/g) ?? [];
  expect(grids).toHaveLength(2);
  expect(drawn).toMatch(/<div class="_pair_[^"]*">.*kutija\.from.*kutija\.to.*<label class="beside _line_/s);
});

test('folds a section under its title', () => {
  expect(drawn).toMatch(/<details[^>]*>.*Ostalo.*<hr\/>/s);
});

test('finds the row of a property, also a hidden one', () => {
  expect(rowNamed(SECTIONS, 'price')).toMatchObject({ field: PRICE });
  expect(rowNamed(SECTIONS, 'to')).toMatchObject({ label: 'Do' });
  expect(rowNamed(SECTIONS, 'note')).toBeUndefined();
});
