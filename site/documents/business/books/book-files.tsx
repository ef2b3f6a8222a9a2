import { BOOK_CODES_SOURCE } from '@obracun/engine/documents/books/book-codes.ts';
import {
  type BookHead,
  purchasesFile,
  purchasesFileName,
  salesFile,
  salesFileName,
} from '@obracun/engine/documents/books/book-file.ts';
import type { ReturnBox } from '@obracun/engine/documents/books/vat-return.ts';
import { useState } from 'react';
import { timeNow, today } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SourceNote } from '../../../ui/source-place.tsx';
import type { BooksOfMonth } from './book-sheets.ts';

interface BookFilesProps {
  readonly head: Omit<BookHead, 'day' | 'time'>;
  readonly books: BooksOfMonth;
  readonly boxes: readonly ReturnBox[];
  readonly isReady: boolean;
}

/** The files of both books, and all of it as a workbook. */
export function BookFiles({ head, books, boxes, isReady }: BookFilesProps) {
  const { sales, firstSale, purchases, firstPurchase } = books;
  const [problem, setProblem] = useState<string>();
  const stamped = (): BookHead => ({ ...head, day: today(), time: timeNow() });
  const csv = (name: string, text: string) => saveFile(new Blob([text], { type: 'text/csv' }), name);
  const workbook = async () => {
    try {
      const [{ bookSheets }, { inCells, writeWorkbook }] = await Promise.all([
        import('./book-sheets.ts'),
        import('../../../xlsx/write-workbook.ts'),
      ]);
      const sheets = bookSheets(books, boxes, head.consumption);
      saveFile(await writeWorkbook(sheets.map(inCells)), `knjige-pdv-${head.month}.xlsx`);
      setProblem(undefined);
    } catch (error) {
      setProblem(`Tabela nije napravljena: ${reasonOf(error)}.`);
    }
  };
  return (
    <>
      <Buttons>
        <Button
          disabled={!isReady}
          onClick={() => csv(salesFileName(stamped()), salesFile(stamped(), sales, firstSale))}
        >
          Knjiga isporuka (CSV)
        </Button>
        <Button
          disabled={!isReady}
          onClick={() =>
            csv(purchasesFileName(stamped()), purchasesFile(stamped(), purchases, firstPurchase))
          }
        >
          Knjiga nabavki (CSV)
        </Button>
        <Button onClick={() => void workbook()}>Sve u Excelu</Button>
      </Buttons>
      {problem && <Notice kind="error">{problem}</Notice>}
      <p className="soft">
        Vrste dokumenata 01 do 09: <SourceNote source={BOOK_CODES_SOURCE} />
      </p>
      <p className="soft">
        Prvu datoteku provjerite prije roka na portalu Uprave za indirektno oporezivanje. Prijava i uplata su
        do 10., a knjige do 20. u mjesecu.
      </p>
    </>
  );
}
