import { readFileSync } from 'node:fs';
import { FIELDS } from '@obracun/engine/documents/contract/fields.ts';
import type { FormFields } from '@obracun/engine/documents/forms/form-field.ts';
import { reminder } from '@obracun/engine/documents/letters/reminder.ts';
import { statement } from '@obracun/engine/documents/letters/statement.ts';
import { travelOrder } from '@obracun/engine/documents/travel-order/travel-order.ts';
import { employmentAct } from '@obracun/engine/payroll/papers/employment-acts/employment-act.ts';
import { expect, test } from 'vitest';

const forms: readonly FormFields[] = [travelOrder, reminder, statement, employmentAct].map(
  ({ fields }) => fields,
);

/** An unknown kind styles no field, without any error. */
test('uses existing kinds for the fields of a contract and of a form', () => {
  const styles = readFileSync(`${import.meta.dirname}/layout/form-fields.module.css`, 'utf8');
  const kinds = [FIELDS, ...forms].flatMap((fields) => Object.values(fields).map(({ kind }) => kind));
  const named = [...styles.matchAll(/> :is\(([^)]*)\)/g)].flatMap(
    ([, list = '']) => list.match(/\w+/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(kinds).toEqual(expect.arrayContaining(named));
});
