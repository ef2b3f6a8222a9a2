import { useState } from 'react';
import { reasonOf } from '../../../../storage/db/cause.ts';
import type { Importer, UndoImport } from '../../../ui/import/importer.ts';
import { ImportRefused } from '../../../ui/import/refusal.ts';

export interface ImportKeeping<P> {
  readonly isBusy: boolean;
  /** Result, as a sentence. */
  readonly message: string | undefined;
  readonly keep: (proposals: readonly P[]) => Promise<void>;
  /** Undoes the last import. */
  readonly undo: (() => void) | undefined;
}

const whyNot = (error: unknown): string =>
  error instanceof ImportRefused
    ? error.message
    : `Nije uspjelo: ${reasonOf(error)}. Sačuvano je ostalo kakvo je bilo.`;

/** Saves and undoes an import in one step. */
export function useKeeping<P, F extends string>(importer: Importer<P, F>): ImportKeeping<P> {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const [undo, setUndo] = useState<{ readonly run: UndoImport }>();
  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => setMessage(whyNot(error)));
    setBusy(false);
  };
  const keep = (proposals: readonly P[]) =>
    act(async () => {
      const run = await importer.keep(proposals);
      setUndo({ run });
      setMessage(`Uvezeno: ${importer.counted(proposals.length)}.`);
    });
  const takeBack = (run: UndoImport) =>
    act(async () => {
      const staying = await run();
      setUndo(undefined);
      setMessage(
        staying === 0
          ? 'Vraćeno je kako je bilo prije uvoza.'
          : `Vraćeno je kako je bilo prije uvoza, osim onoga što je poslije mijenjano: ${importer.counted(staying)}.`,
      );
    });
  return { isBusy, message, keep, undo: undo && (() => void takeBack(undo.run)) };
}
