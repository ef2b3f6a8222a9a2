import { expect, test } from 'vitest';
import { plainText } from '../../../documents/blocks.ts';
import { carriedOn, repaid } from '../../month/calculate/debts.ts';
import { newcomer, settled, standing } from '../../month/calculate/settled-wage.fixture.ts';
import { firmOf } from '../../staff.fixture.ts';
import { ledgerDocument, ledgersOf } from './enforcement-ledger.ts';
import { letterDocument, letterRequirements } from './enforcement-letter.ts';

const firm = firmOf({ name: 'Primjer d.o.o.' });
const ORDER = standing({
  id: 'o1',
  name: 'izvršenje',
  creditor: 'Povjerilac Primjer',
  reference: '65 0 I 000001 26',
  amount: 70_000,
  remaining: 200_000,
  isEnforced: true,
  receivedOn: '2026-09-10',
});

/** Two closed months at a net of 1.272,00: 681,33 may be taken in each. */
async function twoMonths() {
  const first = await settled({ ...newcomer, deductions: [ORDER] });
  const after = carriedOn(repaid(first.worker, first.withheld), first);
  const second = await settled({ ...newcomer, deductions: after.deductions });
  const worker = carriedOn(repaid(after, second.withheld), second);
  const paid = [first, second].map((wage, at) => ({ wage, month: { year: 2026, month: 10 + at } }));
  return { worker, months: { paid, leftOut: [] } as never };
}

test('lists what was demanded, taken, carried and left by month', async () => {
  const { worker, months } = await twoMonths();
  const [ledger] = ledgersOf(worker, months);
  expect(ledger?.rows).toMatchObject([
    { due: 70_000, carriedIn: 0, taken: 68_133, left: 1867, remaining: 131_867 },
    { due: 70_000, carriedIn: 1867, taken: 68_133, left: 3734, remaining: 63_734 },
  ]);
  expect(ledger?.taken).toBe(136_266);
  // Σ taken + left = Σ demanded.
  expect(136_266 + 3734).toBe(140_000);
  const table = ledgerDocument(firm, worker, months).blocks.find(({ kind }) => kind === 'table');
  expect(table).toMatchObject({ rows: { length: 3 } });
});

test('writes to the creditor and to the next employer what was taken and what is left', async () => {
  const { worker: left, months } = await twoMonths();
  const worker = { ...left, employedTo: '2026-11-30' };
  const [ledger] = ledgersOf(worker, months);
  const letter = {
    firm,
    worker,
    ledger,
    to: 'employer',
    recipient: 'Novi poslodavac d.o.o., Zenica',
    number: '',
    day: '2026-12-01',
    signer: '',
  } as const;
  const messages = letterDocument(letter).blocks.flatMap((one) =>
    one.kind === 'paragraph' ? [plainText(one.text)] : [],
  );
  expect(messages).toContain('Novi poslodavac d.o.o., Zenica');
  expect(messages).toContain(
    'Obustavljeno je ukupno 1.362,66 KM u mjesecima iz tabele, posljednji put za 11/2026. Ostatak duga je 637,34 KM. Od dospjelog nije stalo u isplate 37,34 KM.',
  );
  const missing = letterRequirements(letter).filter(
    ({ ispunjeno, vrsta }) => vrsta === 'sadrzaj' && !ispunjeno,
  );
  expect(missing.map(({ naziv }) => naziv)).toContain('Potpisnik za poslodavca');
  const toCreditor = letterDocument({ ...letter, to: 'creditor', recipient: 'Sarajevo' });
  expect(JSON.stringify(toCreditor.blocks)).toContain('Povjerilac Primjer, Sarajevo');
});

test('says that a worker has no court order', async () => {
  const wage = await settled({ ...newcomer, deductions: [] });
  const { blocks } = ledgerDocument(firm, wage.worker, { paid: [], leftOut: [] });
  expect(JSON.stringify(blocks)).toContain('Radnik nema obustava po rješenju.');
});
