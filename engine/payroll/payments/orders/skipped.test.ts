import { describe, expect, test } from 'vitest';
import { NOVI_GRAD, ordered, revenues, settled } from './ordered.fixture.ts';
import { ordersOf } from './orders.ts';

describe('amounts without an order', () => {
  test('have a reason and block no other', async () => {
    const made = await ordered({}, [
      { account: '' },
      { account: '3389990000001174', lastName: 'Drugi' },
      { municipality: undefined as never, lastName: 'Treći', deductions: [debt] },
      { municipality: { entity: 'fbih', code: '999', name: 'Nepostojeća' }, lastName: 'Četvrti' },
    ]);
    expect(made.skipped.map(({ obligation, payee, reason }) => [obligation, payee, reason])).toEqual([
      ['health', '', expect.stringMatching(/kanton općine „Nepostojeća“/)],
      ['health', '', 'Upišite općinu prebivališta: Radnik Treći.'],
      ['unemployment', '', expect.stringMatching(/kanton općine „Nepostojeća“/)],
      ['unemployment', '', 'Upišite općinu prebivališta: Radnik Treći.'],
      ['tax', '', expect.stringMatching(/kanton općine „Nepostojeća“/)],
      ['tax', '', 'Upišite općinu prebivališta: Radnik Treći.'],
      ['payout', 'Radnik Prvi', 'Račun nije upisan: isplatite u gotovini ili upišite račun radnika.'],
      ['payout', 'Radnik Drugi', expect.stringMatching(/^Kontrolne cifre.*račun radnika\.$/)],
      ['deduction', 'Povjerilac', 'Račun nije upisan: uplatiti ručno.'],
    ]);
    expect(revenues(made).map(([code]) => code)).toEqual([
      ...['712112', '712111', '712111', '712113', '712113', '722581', '722529', '716111', '722569'],
    ]);
  });

  const debt = {
    id: 'o',
    name: 'Sindikat',
    creditor: 'Povjerilac',
    account: '',
    reference: '',
    share: 10_000,
  };

  test('pays a deduction by its account when no creditor is named, with a note', async () => {
    const loan = { ...debt, creditor: '', account: '1999990000002094', reference: 'partija 7' };
    const { orders, skipped } = await ordered({}, [{ deductions: [loan, { ...loan, id: 'p', name: '' }] }]);
    const paid = orders.filter(({ obligation }) => obligation === 'deduction');
    expect(paid.map(({ payee, payeeAccount, purpose }) => [payee, payeeAccount, purpose])).toEqual([
      ['Sindikat', '1999990000002094', 'Sindikat, partija 7, Radnik Prvi'],
      ['Obustava', '1999990000002094', 'partija 7, Radnik Prvi'],
    ]);
    expect(paid[0]?.doubts).toEqual(['Primalac nije upisan: umjesto njega je naziv obustave.']);
    expect(skipped.map(({ obligation }) => obligation)).not.toContain('deduction');
  });

  test('skips a deduction when neither creditor nor account is known', async () => {
    const { skipped } = await ordered({}, [{ deductions: [{ ...debt, creditor: '' }] }]);
    expect(skipped.map(({ obligation, reason }) => [obligation, reason])).toContainEqual([
      'deduction',
      'Primalac nije upisan: uplatiti ručno.',
    ]);
  });

  test('makes no order of amounts the worker has already', async () => {
    const { orders, skipped } = ordersOf(await settled({}, [{}], [{ advance: 50_000, inKind: 30_000 }]));
    expect([...orders, ...skipped].filter(({ obligation }) => obligation === 'deduction')).toEqual([]);
    expect(orders.find(({ obligation }) => obligation === 'payout')?.amount).toBe(145_830 - 80_000);
  });

  test('pays workers but no public revenue when a firm has no JIB or municipality', async () => {
    const without = await ordered({ jib: '' }, [{}]);
    expect(without.orders.map(({ obligation }) => obligation)).toEqual(['payout']);
    expect(new Set(without.skipped.map(({ reason }) => reason))).toEqual(
      new Set(['Upišite JIB firme, 13 cifara.']),
    );
    const nowhere = await ordered({ municipality: undefined as never }, [{}]);
    expect(nowhere.skipped.map(({ reason }) => reason)).toContain('Upišite općinu firme.');
    expect(nowhere.orders.filter(({ revenue }) => revenue).map(({ obligation }) => obligation)).toEqual([
      'health',
      'unemployment',
      'tax',
    ]);
  });

  test('makes no order of zero: a wage wholly deducted, a tax that is not due', async () => {
    const all = {
      id: 'o',
      name: 'Zabrana',
      creditor: 'Povjerilac',
      account: '1999990000002094',
      reference: '',
      amount: 127_200,
    };
    const made = await ordered({}, [
      { deductions: [all] },
      { coefficient: 20_000_000, municipality: NOVI_GRAD },
    ]);
    expect(made.skipped.map(({ obligation, amount, reason }) => [obligation, amount, reason])).toEqual([
      ['tax', 0, 'Iznos je 0,00 KM: nema šta uplatiti.'],
      ['payout', 0, 'Iznos je 0,00 KM: nema šta isplatiti.'],
    ]);
  });

  test('refuses an account by its digits when the firm mistyped it', async () => {
    const accounts = { 'fbih:pio': { account: '1020500000106699' }, 'fbih:osi': { account: '' } };
    const made = await ordered({ accounts }, [{}]);
    expect(made.skipped.map(({ obligation, reason }) => [obligation, reason])).toEqual([
      ['pension', expect.stringMatching(/^Račun 1020500000106699: Kontrolne cifre/)],
      ['disability', 'Račun nije poznat: upišite ga među račune firme.'],
    ]);
  });

  test('makes no orders without wages', async () => {
    expect(await ordered({}, [])).toEqual({ orders: [], skipped: [] });
  });
});
