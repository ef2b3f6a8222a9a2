import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import { readAbsence } from '@obracun/engine/payroll/model/reading/absence.ts';
import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { type AbsenceProblems, absenceProblems } from '@obracun/engine/payroll/staff/absences/problems.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { refuseLocked } from './firm-lock.ts';
import { allReadable, readableContents } from './readable-contents.ts';
import { type NotSaved, type Saved, saveUnlessChanged } from './save.ts';
import { useFound } from './use-found.ts';
import { namedWorker, workersOf } from './workers.ts';

/** Absences of a firm's workers, latest first. */
export async function absencesOf(db: Database, firm: string): Promise<readonly StoredRecord<Absence>[]> {
  const stored = allReadable(await db.odsustva.where('content.firm').equals(firm).toArray(), readAbsence);
  return stored.toSorted((one, other) => (one.content.from < other.content.from ? 1 : -1));
}

/** Absences of a firm; undefined until loaded. */
export const useAbsences = (firm: string): readonly StoredRecord<Absence>[] | undefined =>
  useFound(firm, absencesOf);

/**
 * Saves an absence, unless another tab changed it, or it conflicts with the stored worker or other absences.
 * @param known the moment of the edited version; undefined for a new one
 * @throws KeepingFailed
 */
export const saveAbsence = (
  absence: Absence,
  known: number | undefined,
): Promise<Saved<Absence> | NotSaved> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.radnici, db.firme, async () => {
      await refuseLocked(db, absence.firm);
      const [problems = {}] = await problemsNow(db, [absence]);
      const problem = firstProblem(problems);
      if (problem !== undefined) return { refused: problem };
      const saved = await saveUnlessChanged(db.odsustva, absence, known);
      if ('stored' in saved)
        await noteChange(db, absence.firm, { action: 'absence', ...(await namedWorker(db, absence.worker)) });
      return saved;
    }),
  );

export const firstProblem = (problems: AbsenceProblems): string | undefined => Object.values(problems)[0];

/** Problems of absences against the stored firm and each other; inside a transaction. */
export async function problemsNow(
  db: Database,
  absences: readonly Absence[],
): Promise<readonly AbsenceProblems[]> {
  const id = absences[0]?.firm ?? '';
  const firm = readableContents(await db.firme.get(id), readFirm)?.content;
  if (!firm) return absences.map(() => ({ firm: 'Firma je u međuvremenu uklonjena.' }));
  const workers = await workersOf(db, id);
  const stored = (await absencesOf(db, id)).map(({ content }) => content);
  const all = [...stored.filter((one) => !absences.some((other) => other.id === one.id)), ...absences];
  return absences.map((absence) => {
    const worker = workers.find((one) => one.id === absence.worker)?.content;
    return absenceProblems(absence, worker, all, firm.entity);
  });
}
