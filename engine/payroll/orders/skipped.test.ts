import { describe, expect, test } from 'vitest';
import { NOVI_GRAD, ordered, revenues } from './ordered.fixture.ts';

describe('what cannot be ordered', () => {
  test('is said with its reason and blocks no other', async () => {
    const made = await ordered({}, [
      { account: '' },
      { account: '3389990000001174', lastName: 'Drugi' },
      { municipality: undefined as never, lastName: 'Treći', deductions: [debt] },
      { municipality: { entity: 'fbih', code: '999', name: 'Nepostojeća' }, lastName: 'Četvrti' },
    ]);
    expect(made.skipped.map(({ obligation, payee, reason }) => [obligation, payee, reason])).toEqual([
      ['health', '', expect.stringMatching(/kanton općine „Nepostojeća“/)],
      ['health', '', 'Nije upisana općina prebivališta: Radnik Treći.'],
      ['unemployment', '', expect.stringMatching(/kanton općine „Nepostojeća“/)],
      ['unemployment', '', 'Nije upisana općina prebivališta: Radnik Treći.'],
      ['tax', '', expect.stringMatching(/kanton općine „Nepostojeća“/)],
      ['tax', '', 'Nije upisana općina prebivališta: Radnik Treći.'],
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

  test('a deduction without a creditor is ordered to nobody', async () => {
    const loan = { ...debt, creditor: '', account: '1999990000002094' };
    const made = await ordered({}, [{ deductions: [loan] }]);
    expect(made.orders.map(({ obligation }) => obligation)).not.toContain('deduction');
    expect(made.skipped.map(({ obligation, reason }) => [obligation, reason])).toContainEqual([
      'deduction',
      'Primalac nije upisan: uplatiti ručno.',
    ]);
  });

  test('a firm without JIB or municipality pays no public revenue, but its workers', async () => {
    const without = await ordered({ jib: '' }, [{}]);
    expect(without.orders.map(({ obligation }) => obligation)).toEqual(['payout']);
    expect(new Set(without.skipped.map(({ reason }) => reason))).toEqual(
      new Set(['Firma nema JIB od 13 cifara: upišite ga u podatke firme.']),
    );
    const nowhere = await ordered({ municipality: undefined as never }, [{}]);
    expect(nowhere.skipped.map(({ reason }) => reason)).toContain(
      'Firma nema upisanu općinu: izaberite je u podacima firme.',
    );
    expect(nowhere.orders.filter(({ revenue }) => revenue).map(({ obligation }) => obligation)).toEqual([
      'health',
      'unemployment',
      'tax',
    ]);
  });

  test('nought makes no order: a wage wholly withheld, a tax that is not owed', async () => {
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

  test('an account the firm typed wrong is refused by its digits', async () => {
    const accounts = { 'fbih:pio': { account: '1020500000106699' }, 'fbih:osi': { account: '' } };
    const made = await ordered({ accounts }, [{}]);
    expect(made.skipped.map(({ obligation, reason }) => [obligation, reason])).toEqual([
      ['pension', expect.stringMatching(/^Račun 1020500000106699: Kontrolne cifre/)],
      ['disability', 'Račun nije poznat: upišite ga među račune firme.'],
    ]);
  });

  test('no wages make no orders', async () => {
    expect(await ordered({}, [])).toEqual({ orders: [], skipped: [] });
  });
});
