import { expect, test } from 'vitest';
import type { Firm } from '../../model/firm.ts';
import type { PayKey } from '../../model/pay-kind.ts';
import { firmOf } from '../../staff.fixture.ts';
import { withKind, withMovedKind, withNewKind, withoutKind } from './edit-kinds.ts';
import { kindOf, kindsOf } from './kinds-of.ts';

const changed = (firm: Firm, change: ReturnType<typeof withKind>): Firm => ({
  ...firm,
  payKinds: change.payKinds ?? [],
  kindOrder: change.kindOrder ?? firm.kindOrder ?? [],
});

const REGRES: PayKey = 'vrsta:iznos:regres';

test('changes a given kind, and stores nothing once it is as given again', () => {
  const named = changed(firmOf(), withKind(firmOf(), REGRES, { name: 'K-15' }));
  expect(kindOf(named, REGRES)).toMatchObject({ name: 'K-15', rule: 'regres' });
  expect(withKind(named, REGRES, { name: undefined })).toEqual({ payKinds: undefined });
});

test('adds an own kind after the given ones, and removes it', () => {
  const { key, change } = withNewKind(firmOf(), 'sati', 'n1', 'Dežurstvo');
  const firm = changed(firmOf(), change);
  expect(kindsOf(firm).at(-1)).toMatchObject({ key, unit: 'sati', treatment: 'taxed', isGiven: false });
  expect(withoutKind(firm, key)).toEqual({ payKinds: undefined, kindOrder: undefined });
});

test('moves a kind one place and keeps the others in their order', () => {
  const before = kindsOf(firmOf()).map(({ key }) => key);
  const moved = changed(firmOf(), withMovedKind(firmOf(), REGRES, -1));
  const after = kindsOf(moved).map(({ key }) => key);
  const at = before.indexOf(REGRES);
  expect(after[at - 1]).toBe(REGRES);
  expect(after.filter((key) => key !== REGRES)).toEqual(before.filter((key) => key !== REGRES));
  expect(withMovedKind(firmOf(), before[0] ?? REGRES, -1)).toEqual({});
});

test('puts a kind that is added after the order was chosen at the end', () => {
  const moved = changed(firmOf(), withMovedKind(firmOf(), REGRES, -1));
  const { key, change } = withNewKind(moved, 'iznos', 'n1', 'Nova');
  expect(
    kindsOf({ ...moved, ...change, payKinds: change.payKinds ?? [], kindOrder: moved.kindOrder ?? [] }).at(-1)
      ?.key,
  ).toBe(key);
});
