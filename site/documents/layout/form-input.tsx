import type { AnyRow, AnyValue, FormField } from '@obracun/engine/documents/forms/form-field.ts';
import { emptyRow, MOST_ROWS } from '@obracun/engine/documents/forms/form-field.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './form-fields.module.css';
import { PlainInput } from './plain-input.tsx';

interface FormInputProps {
  readonly name: string;
  readonly field: FormField;
  readonly value: AnyValue;
  readonly warnings: ReadonlyMap<string, string>;
  readonly onValue: (value: AnyValue) => void;
}

/** The control of one field of a form: a value or rows. */
export const FormInput = ({ field, value, ...props }: FormInputProps) =>
  field.kind === 'redovi' ? (
    <RowsInput field={field} rows={isRows(value) ? value : []} {...props} />
  ) : (
    <PlainInput field={field} value={isRows(value) ? null : value} {...props} />
  );

const isRows = (value: AnyValue): value is readonly AnyRow[] => Array.isArray(value);

interface RowsInputProps {
  readonly name: string;
  readonly field: Extract<FormField, { readonly kind: 'redovi' }>;
  readonly rows: readonly AnyRow[];
  readonly warnings: ReadonlyMap<string, string>;
  readonly onValue: (rows: readonly AnyRow[]) => void;
}

/** Rows of a document; a removed one can be restored until the next change. */
function RowsInput({ name, field, rows, warnings, onValue }: RowsInputProps) {
  // Controls depend on the position: after a removal the others are rendered again.
  const [drawn, setDrawn] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const [before, setBefore] = useState<readonly AnyRow[]>();
  const replace = (next: readonly AnyRow[], undo?: readonly AnyRow[]) => {
    setDrawn(drawn + 1);
    setBefore(undo);
    onValue(next);
  };
  /** The pressed button is removed with its row, and the focus with it. */
  const remove = (at: number) => {
    replace(rows.toSpliced(at, 1), rows);
    place.current?.focus();
  };
  const changed = (at: number, part: AnyRow) => {
    setBefore(undefined);
    onValue(rows.with(at, { ...rows[at], ...part }));
  };
  return (
    <div ref={place} id={fieldId(name)} tabIndex={-1} className="stack4">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal in everything
        <fieldset key={`${drawn}-${at}`} className={styles.row}>
          <legend className="soft">
            {field.label}, {at + 1}.
          </legend>
          <div className={styles.fields}>
            {Object.entries(field.columns).map(([column, control]) => (
              <div key={column} className={joinClasses(styles[control.kind])}>
                <PlainInput
                  name={`${name}.${at}.${column}`}
                  field={control}
                  value={row[column] ?? null}
                  warnings={warnings}
                  onValue={(next) => changed(at, { [column]: next })}
                />
              </div>
            ))}
          </div>
          <Button look="quiet" onClick={() => remove(at)}>
            <Trash2 aria-hidden="true" size={16} /> Ukloni {field.one}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          disabled={rows.length >= MOST_ROWS}
          onClick={() => replace([...rows, emptyRow(field.columns)])}
        >
          <Plus aria-hidden="true" size={18} /> Dodaj {field.one}
        </Button>
        {before && (
          <Button look="quiet" onClick={() => replace(before)}>
            Vrati obrisano
          </Button>
        )}
      </div>
    </div>
  );
}
