import type { ChangeKind } from '@obracun/engine/payroll/import/cells/reading.ts';
import type { Assignment, TableLayout } from '@obracun/engine/payroll/import/columns/layout.ts';
import type { SourceTable } from '@obracun/engine/payroll/import/columns/source-table.ts';
import {
  type CellDecision,
  cellKey,
  type ImportChoices,
  NO_CHOICES,
} from '@obracun/engine/payroll/import/rows/choices.ts';
import type { JudgedLine } from '@obracun/engine/payroll/import/rows/judged.ts';
import type { ColumnQuestion } from '@obracun/engine/payroll/import/rows/question.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Importer } from './importer.ts';
import { rememberAssignment, rememberedAssignment } from './remembered.ts';
import { type Judging, useJudged } from './use-judged.ts';

/** Everything a person says about an opened table, and what follows from it. */
export interface ImportRun<P, F extends string> {
  readonly table: SourceTable;
  readonly layout: TableLayout<F>;
  readonly assignment: Assignment<F>;
  readonly assign: (column: number, field: F | undefined) => void;
  readonly questions: readonly ColumnQuestion[];
  readonly choices: ImportChoices;
  readonly answer: (answers: Readonly<Record<string, string>>) => void;
  /** Undefined takes back what was decided. */
  readonly decide: (line: number, column: number, decision: CellDecision | undefined) => void;
  readonly accept: (kinds: readonly ChangeKind[]) => void;
  readonly judging: Judging<JudgedLine<P, F>>;
}

/** The table of a sheet with its columns assigned, its questions answered and its cells decided. */
export function useImportRun<P, F extends string>(
  table: SourceTable,
  importer: Importer<P, F>,
): ImportRun<P, F> {
  const layout = useMemo(() => importer.layout(table), [table, importer]);
  const [changed, setChanged] = useState<Assignment<F>>();
  const [choices, setChoices] = useState<ImportChoices>(NO_CHOICES);
  const assignment = useMemo(
    () =>
      changed ?? rememberedAssignment(importer.key, layout.headings, importer.fields) ?? layout.assignment,
    [changed, importer, layout],
  );
  const questions = useMemo(
    () => importer.questions(table, layout, assignment),
    [importer, table, layout, assignment],
  );
  const judge = useCallback(
    () => importer.judge(table, layout, assignment, choices),
    [importer, table, layout, assignment, choices],
  );
  const judging = useJudged(judge);
  const decide = useCallback<ImportRun<P, F>['decide']>(
    (line, column, decision) => setChoices((old) => decided(old, cellKey(line, column), decision)),
    [],
  );
  const assign = (column: number, field: F | undefined) => {
    const next = assignment.map((other, at) => (at === column ? field : other === field ? undefined : other));
    setChanged(next);
    rememberAssignment(importer.key, layout.headings, next);
  };
  return {
    table,
    layout,
    assignment,
    assign,
    questions,
    choices,
    judging,
    answer: (answers) => setChoices((old) => ({ ...old, answers: { ...old.answers, ...answers } })),
    decide,
    accept: (kinds) => setChoices((old) => ({ ...old, accepted: new Set([...old.accepted, ...kinds]) })),
  };
}

function decided(choices: ImportChoices, key: string, decision: CellDecision | undefined): ImportChoices {
  const decisions = new Map(choices.decisions);
  if (decision) decisions.set(key, decision);
  else decisions.delete(key);
  return { ...choices, decisions };
}
