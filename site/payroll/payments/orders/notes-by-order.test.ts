import { expect, test } from 'vitest';
import { notesByOrder, uncertainAccounts } from './notes-by-order.ts';

const seenIn = (seen: string, certainty: 'visoka' | 'srednja') => ({ seen, certainty, source: '' });

test('lists a note of several orders once, with their numbers', () => {
  const orders = [
    { doubts: ['Šifra.'], accountSource: seenIn('2025-09', 'visoka') },
    { doubts: ['Šifra.'], accountSource: seenIn('2025-09', 'visoka') },
    { doubts: ['Općina.', 'Šifra.'], accountSource: seenIn('2025-09', 'srednja') },
    { doubts: [] },
    { doubts: ['Šifra.'], accountSource: seenIn('2025-09', 'visoka') },
  ];
  expect(notesByOrder(orders)).toEqual([
    { text: 'račun viđen 09/2025', certainty: 'visoka', source: '', numbers: '1–2, 5' },
    { text: 'račun viđen 09/2025', certainty: 'srednja', source: '', numbers: '3' },
    { text: 'Šifra.', certainty: 'visoka', numbers: '1–3, 5' },
    { text: 'Općina.', certainty: 'visoka', numbers: '3' },
  ]);
});

test('names the orders with an uncertain account once', () => {
  const at = (certainty: 'visoka' | 'srednja') => ({
    doubts: [],
    accountSource: seenIn('2025-09', certainty),
  });
  const orders = [at('srednja'), at('srednja'), at('visoka'), { doubts: [] }, at('srednja')];
  expect(uncertainAccounts(orders)).toBe('3 računa provjerite: 1–2, 5');
  expect(uncertainAccounts([at('visoka')])).toBeUndefined();
});
