import { cellText } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import {
  STATEMENT_FIELDS,
  STATEMENT_TEXT,
  type StatementColumns,
  type StatementField,
} from '@obracun/engine/payroll/files/statements/statement-columns.ts';
import { ChoiceInput } from '../../../fields/choice-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from '../parts/business.module.css';
import { choiceOf } from '../parts/choice.ts';

interface StatementColumnChoicesProps {
  readonly columns: StatementColumns & { readonly layout: { readonly headings: readonly string[] } };
  readonly assign: (field: StatementField, column: number | undefined) => void;
}

/** Which column of a statement holds what, with its heading and first value. */
export function StatementColumnChoices({ columns, assign }: StatementColumnChoicesProps) {
  const { table, layout: found, assignment } = columns;
  const first = table.rows[(found.header ?? -1) + 1]?.cells ?? [];
  const choices = found.headings.map((heading, at) => ({
    value: String(at),
    label: [heading || `Kolona ${at + 1}`, cellText(first[at]).slice(0, 24)].filter(Boolean).join(': '),
  }));
  return (
    <div className={joinClasses('columns', styles.filters)}>
      {STATEMENT_FIELDS.map((field) => {
        const at = assignment.indexOf(field);
        return (
          <ChoiceInput
            key={field}
            id={fieldId(`izvod.${field}`)}
            field={choiceOf(STATEMENT_TEXT[field].label, choices, true)}
            text={at < 0 ? '' : String(at)}
            onText={(text) => assign(field, text === '' ? undefined : Number(text))}
          />
        );
      })}
    </div>
  );
}
