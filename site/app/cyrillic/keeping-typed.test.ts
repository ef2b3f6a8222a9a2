import { expect, test } from 'vitest';
import { keepingTyped } from './write-cyrillic.ts';

test('a label is in Cyrillic, the name in it as it was typed', () => {
  expect(keepingTyped('Ukloni: Žalić Amela', 'Žalić Amela')).toBe('Уклони: Žalić Amela');
  expect(keepingTyped('Prekovremeni rad, Rad', 'Rad')).toBe('Прековремени рад, Rad');
  expect(keepingTyped('Traži radnika', '')).toBe('Тражи радника');
  expect(keepingTyped('Ukloni', 'Amela')).toBe('Уклони');
});

test('what it wrote is not written again', () => {
  const written = keepingTyped('Ukloni: Žalić', 'Žalić');
  expect(keepingTyped(written, 'Žalić')).toBe(written);
});
