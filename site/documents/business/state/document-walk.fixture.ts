import { salesBook } from '@obracun/engine/documents/books/sales-book.ts';
import { vatReturn } from '@obracun/engine/documents/books/vat-return.ts';
import { advanceFor, copyInvoice, madeFrom } from '@obracun/engine/documents/invoice/derive.ts';
import { type Invoice, type Item, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { KINDS, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { linkDoubts } from '@obracun/engine/documents/invoice/link-doubts.ts';
import {
  leftTotal,
  nextKinds,
  partsOf,
  partsTotal,
  usesOf,
} from '@obracun/engine/documents/invoice/links.ts';
import { debtFacts, standingOf } from '@obracun/engine/documents/invoice/state.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { expect } from 'vitest';
import { fileOf, readBackupText } from '../../../storage/backup/backup-file.ts';
import { importContents, revertImport } from '../../../storage/backup/bring-in.ts';
import { everything, putBack, remove } from '../../../storage/db/removal.ts';
import { type Contents, newId } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { isOneSeries } from '../../drafts/invoice-keys.ts';
import { KEYS } from '../../drafts/kinds.ts';
import { numberTaken } from '../../invoice/requirements-for.ts';
import {
  type Issued,
  issueInvoice,
  nextNumberAmong,
  readSavedDocuments,
} from '../../invoice/state/saved-documents.ts';
import { addRecords, type BusinessRecords, putDraft, readBusiness } from './records.ts';

/** One step: which, and two draws for its choices. */
export type WalkStep = readonly [step: number, first: number, second: number];

const DAYS = ['2026-11-02', '2026-11-20', '2026-12-05', '2027-01-10'] as const;
const BUYERS = ['Prvi d.o.o.', 'Drugi d.o.o.', 'Treći s.p.'] as const;
const MONTHS = [...new Set(DAYS.map((day) => day.slice(0, 7)))];

const pick = <T>(from: readonly T[], draw: number): T | undefined => from[draw % Math.max(1, from.length)];

const rowOf = (draw: number): Item => ({
  sifra: '',
  description: `Stavka ${draw % 7}`,
  jedinica: '',
  quantity: (1 + (draw % 5)) * 10_000,
  price: (1 + (draw % 90_000)) * 100,
  discountRate: draw % 3 === 0 ? 50_000 : 0,
  taxRate: draw % 4 === 0 ? 0 : 170_000,
});

/** The documents of one device as a user handles them: who heeds a doubt issues nothing against it. */
export class DocumentWalk {
  /** The identities of what was issued and not removed. */
  private issuedIds = new Set<string>();
  private removed: { readonly contents: Contents; readonly id: string }[] = [];
  private snapshot: string | undefined;
  private beforeImport: ReadonlySet<string> | undefined;
  /** After an import an older state may stand beside a newer one: then doubts say so. */
  private wasImported = false;

  async step([step, first, second]: WalkStep): Promise<void> {
    const records = await withDatabase(readBusiness);
    const steps = [
      () => this.make(records, first, second),
      () => this.derive(records, first, second),
      () => this.derive(records, first, second),
      () => this.issueDraft(records, first),
      () => this.correct(records, first, second),
      () => this.pay(records, first, second),
      () => this.twoTabs(records, first, second),
      () => this.removeOne(records, first),
      () => this.undoRemoval(),
      () => this.exportOrImport(first),
    ];
    await steps[step % steps.length]?.();
  }

  /** A new document: issued, or left as a draft. */
  private async make(records: BusinessRecords, first: number, second: number): Promise<void> {
    const vrsta = pick(
      KINDS.filter((kind) => !wordsOf({ vrsta: kind }).corrects && kind !== 'konacna'),
      first,
    );
    const document: Invoice = { ...newDocument(records, first, second), vrsta: vrsta ?? 'faktura' };
    const numbered = { ...document, brojFakture: nextNumber(records, document) };
    if (second % 3 === 0) await putDraft(numbered);
    else await this.issue(records, numbered);
  }

  private async derive(records: BusinessRecords, first: number, second: number): Promise<void> {
    const all = contentsOf(records.issued);
    const before = pick(all, first);
    const kind = before && pick(nextKinds(before, all), second);
    if (!before || !kind) return;
    const day = pick(DAYS, second) ?? DAYS[0];
    const made =
      kind === 'avans'
        ? advanceFor(before, second % 2 ? { rate: 300_000 } : { amount: 1 + (second % 50_000) }, '', day)
        : madeFrom(before, kind, '', day, all);
    // Part of what is offered, as of a credit note for one row.
    const items = kind === 'odobrenje' && second % 2 === 0 ? made.items.slice(0, 1) : made.items;
    const filled = kind === 'zaduzenje' ? [rowOf(second)] : items;
    const next: Invoice = { ...made, id: newId(), items: filled };
    await this.issue(records, { ...next, brojFakture: nextNumber(records, next) });
  }

  private async issueDraft(records: BusinessRecords, first: number): Promise<void> {
    const draft = pick(records.drafts, first);
    if (draft) await this.issue(records, draft.content);
  }

  /** Another number, buyer or amount of an issued document, without saying so, and as a corrected version. */
  private async correct(records: BusinessRecords, first: number, second: number): Promise<void> {
    const document = pick(contentsOf(records.issued), first);
    if (!document) return;
    const changes: readonly Partial<Invoice>[] = [
      { brojFakture: `${document.brojFakture}X` },
      { brojFakture: pick(contentsOf(records.issued), second)?.brojFakture ?? '' },
      { customer: { ...document.customer, name: pick(BUYERS, second) ?? '' } },
      { items: document.items.map((item) => ({ ...item, quantity: item.quantity * 2 })) },
      { napomena: `izmjena ${second}` },
    ];
    const changed = { ...document, ...pick(changes, second), razlogIspravke: 'ispravka' };
    const unsaid = await issueInvoice(changed);
    expect(unsaid.is).not.toBe('issued');
    await this.issue(records, changed, true);
  }

  private async pay(records: BusinessRecords, first: number, second: number): Promise<void> {
    const document = pick(
      contentsOf(records.issued).filter((one) => wordsOf(one).debt > 0),
      first,
    );
    if (!document) return;
    const { id, vrsta, brojFakture: broj, datum } = document;
    await addRecords('uplate', [
      { za: { id, vrsta, broj, datum }, dan: datum, iznos: 1 + (second % 90_000) },
    ]);
  }

  /** Two tabs issue at once, with the same offered number. */
  private async twoTabs(records: BusinessRecords, first: number, second: number): Promise<void> {
    const one = newDocument(records, first, second);
    const brojFakture = nextNumber(records, one);
    const both = [one, { ...one, id: newId() }].map((each) => ({ ...each, brojFakture }));
    const outcomes = await Promise.all(both.map((each) => issueInvoice(each)));
    expect(outcomes.map(({ is }) => is).toSorted()).toEqual(['issued', 'taken']);
    both.forEach(({ id }, at) => {
      if (outcomes[at]?.is === 'issued') this.issuedIds.add(id);
    });
  }

  private async removeOne(records: BusinessRecords, first: number): Promise<void> {
    const stored = pick(records.issued, first);
    if (!stored) return;
    const rest = contentsOf(records.issued).filter(({ id }) => id !== stored.content.id);
    if (rest.some((one) => isOverused(one, rest))) return;
    const contents = await remove({ fakture: [stored.id] });
    this.removed.push({ contents, id: stored.content.id });
    this.issuedIds.delete(stored.content.id);
  }

  private async undoRemoval(): Promise<void> {
    const last = this.removed.pop();
    if (!last) return;
    await putBack(last.contents);
    this.issuedIds.add(last.id);
    // Documents made since may use the same.
    this.wasImported = true;
  }

  /** A backup, its import later, and the undo of that. */
  private async exportOrImport(first: number): Promise<void> {
    if (this.beforeImport) {
      await revertImport();
      this.issuedIds = new Set(this.beforeImport);
      this.beforeImport = undefined;
    } else if (this.snapshot === undefined || first % 3 === 0) {
      this.snapshot = fileOf(await withDatabase(everything));
    } else {
      const file = readBackupText(this.snapshot);
      if (!('contents' in file)) return;
      this.beforeImport = new Set(this.issuedIds);
      this.removed = [];
      await importContents(file.contents, 'merge', KEYS);
      for (const { id } of file.contents.fakture) this.issuedIds.add(id);
      this.wasImported = true;
      // Nothing else happens between the import and its undo, so that the undo is exact.
      if (first % 2) await this.exportOrImport(first);
      else this.beforeImport = undefined;
    }
  }

  private async issue(records: BusinessRecords, document: Invoice, isCorrection = false): Promise<void> {
    const others = contentsOf(records.issued).filter(({ id }) => id !== document.id);
    const all = [...others, document];
    if (linkDoubts(document, others).length > 0) return;
    // What it changes for others is doubted there.
    if (all.some((one) => isOverused(one, all))) return;
    const outcome: Issued = await issueInvoice(document, isCorrection);
    if (outcome.is === 'issued') this.issuedIds.add(document.id);
  }

  /** The kinds of the documents that are issued now. */
  async kinds(): Promise<readonly string[]> {
    return (await withDatabase(readBusiness)).issued.map(({ content }) => content.vrsta);
  }

  /** What must hold after every step. */
  async check(): Promise<void> {
    const [records, savedDocuments] = await withDatabase(async (db) => [
      await readBusiness(db),
      await readSavedDocuments(db),
    ]);
    const all = contentsOf(records.issued);
    expect(new Set(all.map(({ id }) => id))).toEqual(this.issuedIds);
    for (const one of all) {
      const twin = all.find(
        (other) => other.id !== one.id && other.brojFakture === one.brojFakture && isOneSeries(other, one),
      );
      if (twin) expect([this.wasImported, numberTaken(savedDocuments, one).length]).toEqual([true, 1]);
      if (isOverused(one, all))
        expect([this.wasImported, linkDoubts(one, all).length > 0]).toEqual([true, true]);
    }
    checkDebts(records);
    checkBooks(all);
  }
}

const contentsOf = <T>(stored: readonly { readonly content: T }[]): readonly T[] =>
  stored.map(({ content }) => content);

function newDocument(records: BusinessRecords, first: number, second: number): Invoice {
  const copied = pick(contentsOf(records.issued), second);
  const datum = pick(DAYS, first + second) ?? DAYS[0];
  const customer = { ...newInvoice(datum).customer, name: pick(BUYERS, first) ?? '' };
  if (copied && second % 5 === 0)
    return {
      ...copyInvoice(copied, '', datum),
      id: newId(),
      vrsta: 'faktura',
      ispravlja: null,
      customer,
      items: [rowOf(first)],
    };
  return { ...newInvoice(datum), id: newId(), customer, items: [rowOf(first), rowOf(second)] };
}

const nextNumber = ({ issued, drafts }: BusinessRecords, { datum, vrsta }: Invoice): string =>
  nextNumberAmong(contentsOf([...issued, ...drafts]), datum, vrsta);

const isOverused = (one: Invoice, all: readonly Invoice[]): boolean =>
  usesOf(one, all).length > 0 && leftTotal(one, all) < 0 && totalsOf(one).total >= 0;

/** What was received is what was owed, less what is open, and what is above it. */
function checkDebts({ issued, payments }: BusinessRecords): void {
  const all = contentsOf(issued);
  const facts = debtFacts(all, contentsOf(payments));
  for (const one of all.filter((each) => wordsOf(each).debt > 0 && each.vrsta !== 'storno')) {
    const { open, over, state } = standingOf(one, facts, '2027-06-01');
    const received = contentsOf(payments)
      .filter(({ za }) => za.id === one.id)
      .reduce((sum, { iznos }) => sum + iznos, 0);
    const credited = usesOf(one, all)
      .filter(({ how }) => how === 'odobrenje')
      .reduce((sum, { parts }) => sum + partsTotal(parts), 0);
    const outstanding = state === 'stornirana' ? 0 : Math.max(0, totalsOf(one).payable - credited);
    expect(received - over).toBe(outstanding - open);
  }
}

/** The books have each document with its sign, less the advances it deducts; the return has the books. */
function checkBooks(all: readonly Invoice[]): void {
  const rows = MONTHS.flatMap((month) => salesBook(all, month));
  const ofDocuments = all.reduce((sum, one) => {
    const deducted = one.avansi.reduce((own, { parts }) => own + partsTotal(parts), 0);
    return sum + wordsOf(one).booked * (partsTotal(partsOf(one)) - deducted);
  }, 0);
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(ofDocuments);
  const boxes = new Map(vatReturn(rows, [], 'fbih').map(({ box, exact }) => [box, exact]));
  expect(boxes.get('11')).toBe(rows.reduce((sum, { base, endBase }) => sum + base + endBase, 0));
  expect(boxes.get('51')).toBe(rows.reduce((sum, { vat, endVat }) => sum + vat + endVat, 0));
}
