import type { Purchase } from '@obracun/engine/documents/books/purchase.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { contentKey } from '../../../storage/db/content.ts';
import type { Kept } from '../../../storage/db/tables.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { readSource, UnreadableFile } from '../../../xlsx/reading/read-file.ts';
import { addRecords } from '../state/records.ts';
import { purchasesIn } from './read-purchases.ts';

interface PurchaseImportProps {
  readonly known: readonly Kept<Purchase>[];
  readonly removal: Removal;
}

interface Imported {
  readonly words: string;
  readonly problems: readonly string[];
  readonly ids: readonly string[];
}

/** Lines named one by one; the others are only counted. */
const NAMED = 8;

/** Imports purchases from CSV or XLSX. A purchase that is stored already is skipped, and the import can be undone. */
export function PurchaseImport({ known, removal }: PurchaseImportProps) {
  const [done, setDone] = useState<Imported>();
  const take = async (file: File) => {
    try {
      const { sheets } = await readSource(file);
      const read = sheets[0]
        ? purchasesIn(sheets[0].table)
        : { purchases: [], problems: ['Tabela je prazna.'] };
      const there = new Set(known.map(({ content }) => contentKey(content)));
      const fresh = read.purchases.filter((one) => !there.has(contentKey(one)));
      const ids = await addRecords('nabavke', fresh);
      const skipped = read.purchases.length - fresh.length;
      setDone({
        words: `Uvezeno nabavki: ${ids.length}.${skipped > 0 ? ` Već upisane su preskočene: ${skipped}.` : ''}`,
        problems: read.problems,
        ids,
      });
    } catch (error) {
      const words = error instanceof UnreadableFile ? error.message : `Uvoz nije uspio: ${reasonOf(error)}.`;
      setDone({ words, problems: [], ids: [] });
    }
  };
  const undo = (ids: readonly string[]) => {
    removal.removeMany({ nabavke: ids }, `uvezene nabavke (${ids.length})`);
    setDone(undefined);
  };
  return (
    <>
      <FileButton accept=".csv,.xlsx,.txt" choose={take}>
        Uvezi iz CSV ili Excela
      </FileButton>
      <output>
        {done?.words}{' '}
        {done && done.ids.length > 0 && (
          <Button look="link" onClick={() => undo(done.ids)}>
            Poništi uvoz
          </Button>
        )}
      </output>
      {done && done.problems.length > 0 && (
        <ul>
          {done.problems.slice(0, NAMED).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
          {done.problems.length > NAMED && <li>Još nije uvezeno redova: {done.problems.length - NAMED}.</li>}
        </ul>
      )}
    </>
  );
}
