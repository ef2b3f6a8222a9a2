import type { Document } from '../../../documents/blocks.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { type Firm, fullName } from '../../model/firm.ts';
import type { Worker } from '../../model/worker.ts';
import { filled, leftOutText, paperHead, personOf } from './certificate.ts';
import type { PaidMonths } from './paid-months.ts';
import { CARD_LINES, openingNotes, payTable } from './pay-table.ts';

/** The yearly card of a worker: the closed months of a year by month of work. */
export function yearCard(firm: Firm, worker: Worker, year: number, { paid, leftOut }: PaidMonths): Document {
  const name = oneLine(fullName(worker));
  return {
    title: `Karton radnika ${year}, ${name}`.replace(/, $/, ''),
    language: 'bs-Latn',
    fileName: ['karton', String(year), fileNamePart(fullName(worker))].filter(Boolean).join('_'),
    blocks: [
      ...paperHead(firm, []),
      { kind: 'title', text: `Karton radnika za ${year}. godinu` },
      filled(personOf(worker)),
      paid.length > 0
        ? payTable(firm.entity, paid, CARD_LINES)
        : { kind: 'paragraph', text: 'U ovoj godini nema zaključenih mjeseci ovog radnika.' },
      ...openingNotes(paid),
      ...(leftOut.length > 0 ? [{ kind: 'small', text: leftOutText(leftOut) } as const] : []),
      { kind: 'small', text: 'Mjeseci su mjeseci rada, a iznosi kakvi su bili kad je mjesec zaključen.' },
    ],
  };
}
