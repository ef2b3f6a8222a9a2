import { MONTHS_A_YEAR } from '@obracun/engine/core/days/day.ts';
import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import {
  type CertificateKind,
  certificateDocument,
  certificateTitle,
} from '@obracun/engine/payroll/papers/certificates/certificate.ts';
import {
  ledgerDocument,
  ledgersOf,
  type OrderLedger,
} from '@obracun/engine/payroll/papers/certificates/enforcement-ledger.ts';
import {
  type LetterTo,
  letterDocument,
  letterRequirements,
} from '@obracun/engine/payroll/papers/certificates/enforcement-letter.ts';
import {
  averagedMonths,
  monthsUpTo,
  type PaidMonths,
  paidMonths,
  type TakenMonths,
} from '@obracun/engine/payroll/papers/certificates/paid-months.ts';
import type { CertificatePurpose } from '@obracun/engine/payroll/papers/certificates/purposes.ts';
import { certificateRequirements } from '@obracun/engine/payroll/papers/certificates/requirements.ts';
import { yearCard } from '@obracun/engine/payroll/papers/certificates/year-card.ts';

/** What is typed of a paper; it stays while the page is open. */
export interface TypedPaper {
  readonly number: string;
  readonly day: string;
  /** Number of months. */
  readonly span: string;
  readonly purpose: CertificatePurpose;
  readonly purposeText: string;
  /** Id of the deduction. */
  readonly order: string;
  readonly to: LetterTo;
  readonly recipient: string;
}

/** What a paper of a worker is made of; a day that is not whole is empty. */
export interface PaperInput extends TypedPaper {
  readonly firm: Firm;
  readonly worker: Worker;
  readonly year: number;
  readonly month: number;
  /** Closed months of the firm, as far back as an average reaches. */
  readonly closed: readonly SettledMonth[];
  readonly taken: TakenMonths;
  readonly signer: string;
}

/** Closed months of the worker up to the shown one. */
const paidIn = ({ worker, year, month, closed }: PaperInput, count = MONTHS_A_YEAR): PaidMonths =>
  paidMonths(worker, monthsUpTo({ year, month }, count), closed);

export const averagedIn = ({ worker, year, month, closed, span, taken }: PaperInput): PaidMonths =>
  averagedMonths(worker, { year, month }, Number(span), closed, taken);

/** Orders of courts against the worker, with what was taken in a year. */
export const ledgersIn = (input: PaperInput): readonly OrderLedger[] =>
  ledgersOf(input.worker, paidIn(input));

/** The chosen order, or the first. */
export function ledgerIn(input: PaperInput): OrderLedger | undefined {
  const ledgers = ledgersIn(input);
  return ledgers.find(({ order }) => order.id === input.order) ?? ledgers[0];
}

/** A question of a paper, drawn by `QUESTIONS`. */
export type PaperNeed = 'year' | 'span' | 'yearUpTo' | 'average' | 'certificate' | 'letter';

/** A paper of a worker: its title, what it asks, and how it is made. */
export interface WorkerPaper {
  readonly title: (entity: PayrollEntity) => string;
  /** In order. */
  readonly needs: readonly PaperNeed[];
  readonly make: (input: PaperInput) => {
    readonly document: Document;
    readonly requirements?: readonly Requirement[];
  };
}

const certificate = (kind: CertificateKind, needs: readonly PaperNeed[]): WorkerPaper => ({
  title: (entity) => certificateTitle(kind, entity),
  needs: [...needs, 'certificate'],
  make: (input) => {
    const made = { ...input, kind, months: paidIn(input, Number(input.span)), averaged: averagedIn(input) };
    return { document: certificateDocument(made), requirements: certificateRequirements(made) };
  },
});

/** The papers of a worker, in order. */
export const WORKER_PAPERS = {
  pay: certificate('pay', ['span', 'average']),
  average: certificate('average', ['span', 'average']),
  employment: certificate('employment', []),
  service: certificate('service', []),
  card: {
    title: () => 'Karton radnika',
    needs: ['year'],
    make: (input) => ({
      document: yearCard(input.firm, input.worker, input.year, paidIn({ ...input, month: MONTHS_A_YEAR })),
    }),
  },
  enforcement: {
    title: () => 'Kartica prinudnih obustava',
    needs: ['yearUpTo'],
    make: (input) => ({ document: ledgerDocument(input.firm, input.worker, paidIn(input)) }),
  },
  enforcementLetter: {
    title: () => 'Dopis o obustavi kad radnik odlazi',
    needs: ['yearUpTo', 'letter'],
    make: (input) => {
      const letter = { ...input, ledger: ledgerIn(input) };
      return { document: letterDocument(letter), requirements: letterRequirements(letter) };
    },
  },
} as const satisfies Readonly<Record<string, WorkerPaper>>;

export type WorkerPaperKey = keyof typeof WORKER_PAPERS;
