import { type Repayments, recalculatedDebts, repaymentsOf } from '@obracun/engine/payroll/calculate/debts.ts';
import { readRepaid } from '@obracun/engine/payroll/reading/closed-month.ts';
import { readMonth } from '@obracun/engine/payroll/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/reading/worker.ts';
import { useState } from 'react';
import { asReceived } from '../../storage/backup/as-received.ts';
import { type FileRead, readBackup, readBackupText } from '../../storage/backup/backup-file.ts';
import {
  type AdjustWorkers,
  acceptImport,
  importContents,
  type Manner,
  revertImport,
} from '../../storage/backup/bring-in.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import { contentKey } from '../../storage/db/content.ts';
import type { Contents, Kept } from '../../storage/db/tables.ts';
import { KEYS } from './kinds.ts';

export interface Import {
  /** Contents of the file, until the user decides. */
  readonly given: Contents | undefined;
  /** The file is one firm that is handed over: it is only added. */
  readonly isFirm: boolean;
  /** The file needs its passphrase. */
  readonly isSealed: boolean;
  readonly said: string | undefined;
  readonly read: (file: File) => Promise<void>;
  readonly unseal: (passphrase: string) => Promise<void>;
  readonly take: (manner: Manner) => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  readonly accept: () => void;
}

/** Import of a file, from the choice to undo. */
export function useImport(): Import {
  const [result, setResult] = useState<FileRead>();
  const [said, setSaid] = useState<string>();
  const act = async (work: () => Promise<void>, words: string | undefined) => {
    try {
      await work();
      setSaid(words);
    } catch (error) {
      setSaid(`Nije uspjelo: ${reasonOf(error)}. Sačuvano je ostalo kakvo je bilo.`);
    }
  };
  const tell = (read: FileRead) => {
    setResult(read);
    setSaid('problem' in read ? read.problem : undefined);
  };
  const read = async (file: File) => tell(await readBackup(file).catch(() => ({ problem: UNREADABLE })));
  const unseal = async (passphrase: string) => {
    if (!result || !('sealed' in result)) return;
    const { unseal: open } = await import('../../storage/backup/sealed.ts');
    const opened = await open(result.sealed, passphrase);
    // A wrong passphrase can be typed again.
    if ('problem' in opened) setSaid(opened.problem);
    else tell(readBackupText(opened.text));
  };
  const given = result && 'contents' in result ? result.contents : undefined;
  const isFirm = result !== undefined && 'contents' in result && result.scope === 'firm';
  const take = (manner: Manner) => {
    if (!given) return;
    setResult(undefined);
    const contents = isFirm ? asReceived(given) : given;
    void act(() => importContents(contents, manner, KEYS, adjustDebts), 'Uvezeno je sve iz datoteke.');
  };
  return {
    given,
    isFirm,
    isSealed: result !== undefined && 'sealed' in result,
    said,
    read,
    unseal,
    take,
    cancel: () => {
      setResult(undefined);
      setSaid(undefined);
    },
    undo: () => void act(() => revertImport(adjustDebts), 'Vraćeno je kako je bilo prije uvoza.'),
    accept: () => void act(acceptImport, undefined),
  };
}

const UNREADABLE = 'Datoteka se ne može pročitati.';

/**
 * A merge keeps the later worker and the later month, which may be of two devices: the worker's debts then fell by other closings
 * than the kept ones. The rest of each debt is computed from the kept closings.
 */
export const adjustDebts: AdjustWorkers = ({ kept, given, put }) => {
  const isGiven = new Set(put.radnici.map(({ id }) => id));
  const [here, there] = [takenIn(kept), takenIn(given)];
  const are = takenIn({
    mjeseci: over(kept.mjeseci, put.mjeseci),
    zakljucci: over(kept.zakljucci, put.zakljucci),
  });
  return over(kept.radnici, put.radnici).flatMap((worker) => {
    const content = owingAs(worker, isGiven.has(worker.id) ? there : here, are);
    return content ? [{ ...worker, changed: latestOf(worker.id, kept, given) + 1, content }] : [];
  });
};

const takenIn = ({ mjeseci, zakljucci }: Pick<Contents, 'mjeseci' | 'zakljucci'>): Repayments => {
  const closed = new Set(mjeseci.filter(({ content }) => readMonth(content)?.isClosed).map(({ id }) => id));
  return repaymentsOf(zakljucci.filter(({ id }) => closed.has(id)).map(({ content }) => readRepaid(content)));
};

/** A worker with changed debts; undefined when they are unchanged. */
function owingAs({ id, content }: Kept, were: Repayments, are: Repayments): unknown {
  const worker = readWorker(content);
  if (!worker) return undefined;
  const adjusted = recalculatedDebts({ ...worker, id }, were, are);
  return contentKey(adjusted.deductions) === contentKey(worker.deductions) ? undefined : adjusted;
}

/** Records with replacements, by identity. */
const over = (records: readonly Kept[], others: readonly Kept[]): readonly Kept[] => [
  ...new Map([...records, ...others].map((one) => [one.id, one])).values(),
];

const latestOf = (id: string, ...sides: readonly Contents[]): number =>
  Math.max(
    ...sides.flatMap(({ radnici }) => radnici.filter((one) => one.id === id)).map(({ changed }) => changed),
  );
