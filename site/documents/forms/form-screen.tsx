import type { FormOutline } from '@obracun/engine/documents/forms/form-document.ts';
import type { AnyValues, FormField } from '@obracun/engine/documents/forms/form-field.ts';
import { type ComponentType, useMemo } from 'react';
import { DeferredHydration } from '../../lazy-loading/hydration.tsx';
import { Island } from '../../lazy-loading/island.tsx';
import type { LoadPart } from '../../lazy-loading/load-part.ts';
import { useOptional } from '../../lazy-loading/use-optional.ts';
import { FormSection } from '../../ui/page/form-section.tsx';
import { type FilledForm, useFilledForm } from '../drafts/field-drafts.ts';
import { SavedPart } from '../drafts/saved-part.tsx';
import { DocumentEditor, DocumentScreen } from '../layout/document-screen.tsx';
import styles from '../layout/form-fields.module.css';
import { FormInput } from '../layout/form-input.tsx';
import { useCyrillic } from '../layout/script-choice.tsx';
import { StartOrClear } from '../layout/start-or-clear.tsx';
import { warningsOf } from '../layout/warnings-of.ts';
import type { FormContent } from './form-content.ts';
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
      form={<FormEditor outline={outline} warnings={warnings} loadStart={loadStart} {...filled} />}
      summary={outline.nameOf(values) || outline.title}
      side={<Island load={content.loadPaper} props={{ values, today, isCyrillic }} />}
    />
  );
}

interface FormEditorProps extends FilledForm<AnyValues> {
  readonly outline: FormOutline;
  readonly warnings: ReadonlyMap<string, string>;
  readonly loadStart: FormScreenProps['loadStart'];
}

const loadParts = () => import('./form-parts.ts');
const loadFill = async () => (await loadParts()).FillForm;
const loadProfile = async () => (await loadParts()).ProfileFold;
const loadSaved = async () => (await loadParts()).SavedForms;
const NO_PROPS = {};

/** The form of the document. */
const FormEditor = ({ outline, warnings, loadStart, ...filled }: FormEditorProps) => {
  const { values, form, drafts, change, clear, startNew } = filled;
  return (
    <DocumentEditor
      label={`Podaci: ${outline.title}`}
      keeping={drafts.keeping}
      fields={
        <>
          {loadStart && <SavedPart load={loadStart} props={filled} />}
          <SavedPart load={loadFill} props={{ values, change }} />
          {shownGroups(outline, values).map(({ title, fields }) => (
            <DeferredHydration key={`${form}-${title}`}>
              <FormSection title={outline.inWords?.(title, values) ?? title}>
                <FormFields {...{ outline, warnings, values, change }} names={fields} />
              </FormSection>
            </DeferredHydration>
          ))}
        </>
      }
    >
      <SavedPart load={loadProfile} props={NO_PROPS} />
      <SavedPart load={loadSaved} props={{ outline, drafts }} />
      <StartOrClear what="dokument" startNew={startNew} clear={clear} />
    </DocumentEditor>
  );
};

/** The groups with the fields of this document; a group without any is left out. */
const shownGroups = ({ groups, isShown }: FormOutline, values: AnyValues): FormOutline['groups'] =>
  groups
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => isShown?.(name, values) ?? true) }))
    .filter(({ fields }) => fields.length > 0);

/** The label and the hint in the words of the document's law. */
function inWordsOf({ inWords }: FormOutline, field: FormField, values: AnyValues): FormField {
  if (!inWords) return field;
  const { label, hint } = field;
  return {
    ...field,
    label: inWords(label, values),
    ...(hint !== undefined && { hint: inWords(hint, values) }),
  };
}

interface FormFieldsProps extends Pick<FormEditorProps, 'outline' | 'warnings' | 'values' | 'change'> {
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
              field={inWordsOf(outline, field, values)}
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
