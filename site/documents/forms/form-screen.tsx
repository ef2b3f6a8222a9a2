import type { FormOutline } from '@obracun/engine/documents/forms/form-document.ts';
import type { AnyRow, AnyValue, AnyValues, FormField } from '@obracun/engine/documents/forms/form-field.ts';
import { emptyRow, MOST_ROWS } from '@obracun/engine/documents/forms/form-field.ts';
import { Plus, Trash2 } from 'lucide-react';
import { type ComponentType, useMemo, useRef, useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import { DeferredHydration } from '../../lazy-loading/hydration.tsx';
import { Island } from '../../lazy-loading/island.tsx';
import type { LoadPart } from '../../lazy-loading/load-part.ts';
import { useOptional } from '../../lazy-loading/use-optional.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { FormSection } from '../../ui/page/form-section.tsx';
import { type FilledForm, useFilledForm } from '../drafts/field-drafts.ts';
import { ShelfPart } from '../drafts/shelf-part.tsx';
import { Desk, DocumentScreen } from '../layout/document-screen.tsx';
import { PlainInput } from '../layout/plain-input.tsx';
import { useCyrillic } from '../layout/script-choice.tsx';
import { StartOrClear } from '../layout/start-or-clear.tsx';
import { warningsOf } from '../layout/warnings-of.ts';
import type { FormContent } from './form-content.ts';
import styles from './form-document.module.css';
import { formDrafts } from './form-drafts.ts';

interface FormScreenProps {
  readonly outline: FormOutline;
  /** Loads after the form. */
  readonly content: FormContent;
  /** Loads values from what is stored, above the fields. */
  readonly loadStart?: LoadPart<ComponentType<FilledForm<AnyValues>>>;
}

const NO_WARNINGS: ReadonlyMap<string, string> = new Map();

/** A document of one form: the fields and the rendered document. Nothing is sent. */
export function FormScreen({ outline, content, loadStart }: FormScreenProps) {
  const filled = useFilledForm(useMemo(() => formDrafts(outline), [outline]));
  const isCyrillic = useCyrillic();
  const { values, drafts } = filled;
  const { today } = drafts;
  const document = useOptional(content.load);
  const warnings = document ? warningsOf(document.requirements(values, today)) : NO_WARNINGS;
  return (
    <DocumentScreen
      title={outline.title}
      lead={outline.lead}
      form={<FormDesk outline={outline} warnings={warnings} loadStart={loadStart} {...filled} />}
      summary={outline.nameOf(values) || outline.title}
      side={<Island load={content.loadPaper} props={{ values, today, isCyrillic }} />}
    />
  );
}

interface FormDeskProps extends FilledForm<AnyValues> {
  readonly outline: FormOutline;
  readonly warnings: ReadonlyMap<string, string>;
  readonly loadStart: FormScreenProps['loadStart'];
}

const loadShelf = async () => (await import('./form-shelf.tsx')).FormShelf;

/** The form of the document. */
const FormDesk = ({ outline, warnings, loadStart, ...filled }: FormDeskProps) => {
  const { values, form, drafts, change, clear, startNew } = filled;
  return (
    <Desk
      label={`Podaci: ${outline.title}`}
      keeping={drafts.keeping}
      fields={
        <>
          {loadStart && <ShelfPart load={loadStart} props={filled} />}
          {shownGroups(outline, values).map(({ title, fields }) => (
            <DeferredHydration key={`${form}-${title}`}>
              <FormSection title={title}>
                <FormFields {...{ outline, warnings, values, change }} names={fields} />
              </FormSection>
            </DeferredHydration>
          ))}
        </>
      }
    >
      <ShelfPart load={loadShelf} props={{ outline, drafts }} />
      <StartOrClear what="dokument" startNew={startNew} clear={clear} />
    </Desk>
  );
};

/** The groups with the fields of this document; a group without any is left out. */
const shownGroups = ({ groups, isShown }: FormOutline, values: AnyValues): FormOutline['groups'] =>
  groups
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => isShown?.(name, values) ?? true) }))
    .filter(({ fields }) => fields.length > 0);

interface FormFieldsProps extends Pick<FormDeskProps, 'outline' | 'warnings' | 'values' | 'change'> {
  readonly names: readonly string[];
}

const FormFields = ({ outline, warnings, values, change, names }: FormFieldsProps) => (
  <div className={styles.fields}>
    {names.map((name) => {
      const field = outline.fields[name];
      return (
        field && (
          <div key={name} className={styles[field.kind]}>
            <FormInput
              name={name}
              field={field}
              value={values[name] ?? null}
              warnings={warnings}
              onValue={(value) => change({ [name]: value })}
            />
          </div>
        )
      );
    })}
  </div>
);

interface FormInputProps {
  readonly name: string;
  readonly field: FormField;
  readonly value: AnyValue;
  readonly warnings: ReadonlyMap<string, string>;
  readonly onValue: (value: AnyValue) => void;
}

/** The control of one field of a form: a value or rows. */
const FormInput = ({ field, value, ...props }: FormInputProps) =>
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
    <div ref={place} id={fieldId(name)} tabIndex={-1} className={styles.rows}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal in everything
        <fieldset key={`${drawn}-${at}`} className={styles.row}>
          <legend className={styles.title}>
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
