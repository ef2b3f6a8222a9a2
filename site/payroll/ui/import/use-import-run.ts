import { plainName } from '@obracun/engine/core/text/letters.ts';
import type { ChangeKind } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import type { Assignment, TableLayout } from '@obracun/engine/payroll/files/import/columns/layout.ts';
import {
  type CellDecision,
  type ColumnQuestion,
  cellKey,
  type ImportChoices,
  type JudgedLine,
  NO_CHOICES,
} from '@obracun/engine/payroll/files/import/rows/judged.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { DeviceKey } from '../../../storage/device-keys.ts';
import { jsonIn, readStored, writeStored } from '../../../storage/device-storage.ts';
import type { Importer } from './importer.ts';
import { type Judging, useJudged } from './use-judged.ts';

/** Decisions about an open table, and the lines they give. */
export interface ImportRun<P, F extends string> {
  readonly table: SourceTable;
  readonly layout: TableLayout<F>;
  readonly assignment: Assignment<F>;
  readonly assign: (column: number, field: F | undefined) => void;
  readonly questions: readonly ColumnQuestion[];
  readonly choices: ImportChoices;
  readonly answer: (answers: Readonly<Record<string, string>>) => void;
  /** Undefined clears the decision. */
  readonly decide: (line: number, column: number, decision: CellDecision | undefined) => void;
  readonly accept: (kinds: readonly ChangeKind[]) => void;
  readonly judging: Judging<JudgedLine<P, F>>;
  /** True after any decision. */
  readonly isSaid: boolean;
}

interface Said<F extends string> {
  /** Columns assigned by hand. */
  readonly changed?: Assignment<F>;
  readonly choices: ImportChoices;
}

const NOTHING_SAID: Said<never> = { choices: NO_CHOICES };

/** Decisions about a table while it is open; they survive navigation. */
const spokenText = new WeakMap<SourceTable, Said<string>>();

/** Table of a sheet with assigned columns, answered questions and decided cells. */
export function useImportRun<P, F extends string>(
  table: SourceTable,
  importer: Importer<P, F>,
): ImportRun<P, F> {
  const layout = useMemo(() => importer.layout(table), [table, importer]);
  const [state, setMessage] = useState<Said<F>>(
    () => (spokenText.get(table) as Said<F> | undefined) ?? NOTHING_SAID,
  );
  const { changed, choices } = state;
  useEffect(() => void spokenText.set(table, state), [table, state]);
  const choose = useCallback(
    (next: (before: ImportChoices) => ImportChoices) =>
      setMessage((before) => ({ ...before, choices: next(before.choices) })),
    [],
  );
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
    (line, column, decision) => choose((old) => decided(old, cellKey(line, column), decision)),
    [choose],
  );
  const assign = (column: number, field: F | undefined) => {
    const next = assignment.map((other, at) => (at === column ? field : other === field ? undefined : other));
    setMessage((before) => ({ ...before, changed: next }));
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
    isSaid: state !== NOTHING_SAID,
    answer: (answers) => choose((old) => ({ ...old, answers: { ...old.answers, ...answers } })),
    decide,
    accept: (kinds) => choose((old) => ({ ...old, accepted: new Set([...old.accepted, ...kinds]) })),
  };
}

function decided(choices: ImportChoices, key: string, decision: CellDecision | undefined): ImportChoices {
  const decisions = new Map(choices.decisions);
  if (decision) decisions.set(key, decision);
  else decisions.delete(key);
  return { ...choices, decisions };
}

/** Maximum of saved assignments per firm. */
const STORED = 20;

const storedKey = (key: string): DeviceKey => `uvoz-kolona:${key}`;
const headingsKey = (headings: readonly string[]): string => headings.map(plainName).join('|');

type Remembered = readonly (readonly [headings: string, fields: readonly (string | null)[]])[];

function readAll(key: string): Remembered {
  const stored = jsonIn(readStored(storedKey(key)));
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

const isEntry = (entry: unknown): entry is Remembered[number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && Array.isArray(entry[1]);

/** Loads the last assignment of columns with these headings. */
export function rememberedAssignment<F extends string>(
  key: string,
  headings: readonly string[],
  fields: readonly F[],
): Assignment<F> | undefined {
  const [, found] = readAll(key).find(([name]) => name === headingsKey(headings)) ?? [];
  if (found?.length !== headings.length) return undefined;
  return found.map((field) => fields.find((known) => known === field));
}

/** Saves an assignment on this device; a table without headings has none. */
export function rememberAssignment(
  key: string,
  headings: readonly string[],
  assignment: Assignment<string>,
): void {
  const name = headingsKey(headings);
  if (headings.every((heading) => heading === '')) return;
  const others = readAll(key).filter(([other]) => other !== name);
  const entry = [name, assignment.map((field) => field ?? null)] as const;
  writeStored(storedKey(key), JSON.stringify([entry, ...others].slice(0, STORED)));
}
