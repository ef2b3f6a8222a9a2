import { expect, test } from 'vitest';
import { initialState } from '../../calculator/form-state/form-state.ts';
import { debtForm, debtReading } from './debt-form.ts';

const read = (entered: Record<string, string>, touched: string[] = []) => {
  const state = initialState(debtForm);
  return debtReading({ ...state, entered: { ...state.entered, ...entered }, touched }, {});
};

test('lists the missing fields of an empty form, and reports one after blur', () => {
  expect(read({})).toEqual({ gaps: ['propis', 'glavnica', 'rok'], errors: {} });
  expect(read({ glavnica: '1000' }, ['propis'])).toEqual({
    gaps: ['propis', 'rok'],
    errors: { propis: 'Izaberite propis.' },
  });
});

test('treats a day the calendar does not have as wrong, not as missing', () => {
  const { gaps, errors } = read({ glavnica: '1000', propis: 'rs-zatezna', rok: '31.2.2026', do: '99' });
  expect(gaps).toEqual([]);
  expect(Object.keys(errors)).toEqual(['rok', 'do']);
});
