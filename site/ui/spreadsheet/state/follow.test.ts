import { expect, test } from 'vitest';
import { followed, newSheet } from './sheet-state.ts';

const named = (...ids: string[]) => ids.map((id) => ({ id }));
const was = { rows: named('ana', 'ivo'), columns: named('name', 'overtime', 'sick') };
const typing = { text: '16', found: '', session: Symbol('cell'), isInside: false };
const state = { ...newSheet({ row: 1, column: 2 }), runFrom: 1, typing };

test('keeps the edited cell when a row or column is inserted before it', () => {
  const now = { rows: named('ana', 'dino', 'ivo'), columns: named('name', 'night', 'overtime', 'sick') };
  const place = { row: 2, column: 3 };
  expect(followed(state, was, now)).toEqual({ ...state, active: place, anchor: place, runFrom: 2 });
});

test('edits no other cell when the row is removed', () => {
  expect(followed(state, was, { ...was, rows: named('ana', 'dino') }).typing).toBeUndefined();
  expect(followed(state, was, { ...was, columns: named('name', 'overtime') }).typing).toBeUndefined();
});

test('finds a cell again that was missing for a while', () => {
  expect(followed(state, was, { ...was, rows: named('ana') })).toMatchObject({ active: { row: 1 } });
  expect(followed(state, was, was)).toBe(state);
});
