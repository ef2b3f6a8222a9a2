import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import type { Assignment, TableLayout } from '@obracun/engine/payroll/files/import/columns/layout.ts';
import {
  STATEMENT_FIELDS,
  type StatementField,
  statementLayout,
} from '@obracun/engine/payroll/files/statements/statement-columns.ts';
import { useState } from 'react';
import { rememberAssignment, rememberedAssignment } from '../../ui/import/use-import-run.ts';

/** The columns of an opened statement, recognised or chosen. */
interface StatementColumns {
  readonly layout: TableLayout<StatementField>;
  readonly assignment: Assignment<StatementField>;
  /** Assigns a column to a field, or none; it is remembered for files with the same headings. */
  readonly assign: (field: StatementField, column: number | undefined) => void;
}

/** The key under which the columns are remembered. */
const KEY = 'izvod';

export function useStatementColumns(table: SourceTable): StatementColumns {
  const [layout] = useState(() => statementLayout(table));
  const { headings, assignment: found } = layout;
  const [assignment, setAssignment] = useState(
    () => rememberedAssignment(KEY, headings, STATEMENT_FIELDS) ?? found,
  );
  const assign = (field: StatementField, column: number | undefined) => {
    const next = headings.map((_, at) => {
      if (at === column) return field;
      return assignment[at] === field ? undefined : assignment[at];
    });
    setAssignment(next);
    rememberAssignment(KEY, headings, next);
  };
  return { layout, assignment, assign };
}
