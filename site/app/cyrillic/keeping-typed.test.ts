import { expect, test } from 'vitest';
import { keepingTyped } from './write-cyrillic.ts';

test('writes a label in Cyrillic and keeps the typed name in it', () => {
  expect(keepingTyped('Ukloni: Žalić Amela', 'Žalić Amela')).toBe('Уклони: Žalić Amela');
  expect(keepingTyped('Prekovremeni rad, Rad', 'Rad')).toBe('Прековремени рад, Rad');
  expect(keepingTyped('Traži radnika', '')).toBe('Тражи радника');
  expect(keepingTyped('Ukloni', 'Amela')).toBe('Уклони');
});

test('does not convert its own output again', () => {
  const written = keepingTyped('Ukloni: Žalić', 'Žalić');
  expect(keepingTyped(written, 'Žalić')).toBe(written);
});
