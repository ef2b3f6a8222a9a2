import { expect, test } from 'vitest';
import { followed } from './follow.ts';
import { newSheet } from './sheet-state.ts';

const named = (...ids: string[]) => ids.map((id) => ({ id }));
const was = { rows: named('ana', 'ivo'), columns: named('name', 'overtime', 'sick') };
const typing = { text: '16', found: '', session: Symbol('cell'), isInside: false };
const state = { ...newSheet({ row: 1, column: 2 }), runFrom: 1, typing };

test('a row or column that comes before what is typed into takes nothing of it', () => {
  const now = { rows: named('ana', 'dino', 'ivo'), columns: named('name', 'night', 'overtime', 'sick') };
  const place = { row: 2, column: 3 };
  expect(followed(state, was, now)).toEqual({ ...state, active: place, anchor: place, runFrom: 2 });
});

test('where the row is gone nothing is typed into the one in its place', () => {
  expect(followed(state, was, { ...was, rows: named('ana', 'dino') }).typing).toBeUndefined();
  expect(followed(state, was, { ...was, columns: named('name', 'overtime') }).typing).toBeUndefined();
});

test('what is out of sight for a while is found again', () => {
  expect(followed(state, was, { ...was, rows: named('ana') })).toMatchObject({ active: { row: 1 } });
  expect(followed(state, was, was)).toBe(state);
});
