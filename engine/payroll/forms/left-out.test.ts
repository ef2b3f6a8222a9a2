import { expect, test } from 'vitest';
import { bankPayoutLists } from '../payments/bank/payout-lists.ts';
import { mip1023 } from './federal/mip-1023.ts';
import { leftOutOf } from './left-out.ts';
import { monthForms } from './month-forms.ts';
import { federalMonth } from './settled.fixture.ts';
import { form1002 } from './srpska/form-1002.ts';

const DAY = '2026-11-06';
const WRONG_DIGIT = '4200000000005';

const ofFirm = (jib: string) => ({ ...federalMonth, firm: { ...federalMonth.firm, jib } });
const leftOut = (jib: string) => {
  const settled = ofFirm(jib);
  return leftOutOf(settled, {
    mip: mip1023(settled, DAY),
    srpska: form1002(settled, DAY),
    payouts: bankPayoutLists(settled),
  }).filter(({ worker }) => worker === settled.firm.name);
};

test('makes the file, with a doubt, when the check digit of the JIB is wrong', () => {
  const settled = ofFirm(WRONG_DIGIT);
  expect(mip1023(settled, DAY).doubts).toContain(
    'JIB firme (4200000000005) vjerovatno ima pogrešnu cifru. Provjerite ga prije predaje.',
  );
  expect(monthForms(settled, DAY).map(({ name }) => name)).toContain('4200000000005_102026.xml');
  expect(leftOut(WRONG_DIGIT)).toEqual([]);
});

test.each([
  ['', 'Firma nema JIB: upišite ga među podatke firme.'],
  ['420000000', 'JIB firme nema 13 cifara: ispravite ga među podacima firme.'],
])('names the form that cannot be made, and what to type: JIB „%s“', (jib, reason) => {
  expect(leftOut(jib)).toContainEqual({ output: 'MIP-1023', worker: federalMonth.firm.name, reason });
  expect(monthForms(ofFirm(jib), DAY).some(({ name }) => name.endsWith('.xml'))).toBe(false);
});
