import type { FormDocument } from '@obracun/engine/documents/forms/form-document.ts';
import type { AnyValues } from '@obracun/engine/documents/forms/form-field.ts';
import { HydratedLater } from '../../lazy-loading/hydration.tsx';
import { FormSection } from '../../ui/page/form-section.tsx';
import { ShelfPart } from '../drafts/shelf-part.tsx';
import type { FilledForm } from '../drafts/use-filled-form.ts';
import { Desk } from '../layout/desk.tsx';
import { StartOrClear } from '../layout/start-or-clear.tsx';
import styles from './form-document.module.css';
import { FormInput } from './form-input.tsx';

interface FormDeskProps extends FilledForm<AnyValues> {
  readonly document: FormDocument;
  readonly warnings: ReadonlyMap<string, string>;
}

const loadShelf = async () => (await import('./form-shelf.tsx')).FormShelf;

/** All there is to fill in beside the document. */
export const FormDesk = ({
  document,
  warnings,
  values,
  form,
  drafts,
  change,
  clear,
  startNew,
}: FormDeskProps) => (
  <Desk
    label={`Podaci: ${document.title}`}
    keeping={drafts.keeping}
    fields={document.groups.map(({ title, fields }) => (
      <HydratedLater key={`${form}-${title}`}>
        <FormSection title={title}>
          <FormFields {...{ document, warnings, values, change }} names={fields} />
        </FormSection>
      </HydratedLater>
    ))}
  >
    <ShelfPart load={loadShelf} props={{ document, drafts }} />
    <StartOrClear what="dokument" startNew={startNew} clear={clear} />
  </Desk>
);

interface FormFieldsProps extends Pick<FormDeskProps, 'document' | 'warnings' | 'values' | 'change'> {
  readonly names: readonly string[];
}

const FormFields = ({ document, warnings, values, change, names }: FormFieldsProps) => (
  <div className={styles.fields}>
    {names.map((name) => {
      const field = document.fields[name];
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
