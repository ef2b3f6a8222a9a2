import { FileText } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { focusAwaitedField } from '../../fields/layout/field-id.ts';
import type { SaveStatus } from '../../storage/drafts/drafts.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { useAboveKeyboard } from '../../ui/use-above-keyboard.ts';
import { NotSaved } from '../drafts/not-saved.tsx';
import styles from './document-screen.module.css';
import { ScriptChoice } from './script-choice.tsx';

/** The id of the document in the page: the form links to it before its renderer is loaded. */
export const SHEET = 'pregled';

interface DocumentScreenProps {
  readonly title: string;
  /** One or two sentences: its purpose, and where the data stays. */
  readonly lead: ReactNode;
  readonly form: ReactNode;
  /** The main fact, next to the link to the preview on a phone. */
  readonly summary: ReactNode;
  /** The usual action on the document, beside the link to it on a phone. */
  readonly action?: ReactNode;
  /** The document and its tools. */
  readonly side: ReactNode;
}

/** Form left, document right; on a phone the form first and a bar that links to the document. */
export function DocumentScreen(props: DocumentScreenProps) {
  useAboveKeyboard();
  return (
    <div className={styles.screen}>
      <div className="onScreen whole">
        <Heading level={1}>{props.title}</Heading>
        <p className={joinClasses('soft', styles.lead)}>{props.lead}</p>
      </div>
      <div className="onScreen container">{props.form}</div>
      <div className={joinClasses('onScreen', styles.bar)}>
        <span className={styles.summary}>{props.summary}</span>
        {props.action}
        <a href={`#${SHEET}`} className={styles.toSheet}>
          <FileText aria-hidden="true" size={18} /> Pregled
        </a>
      </div>
      <div className={joinClasses('stack4', styles.side)}>{props.side}</div>
    </div>
  );
}

interface DocumentEditorProps {
  readonly label: string;
  readonly keeping: SaveStatus;
  readonly fields: ReactNode;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  /** Actions besides writing. */
  readonly children: ReactNode;
}

/** The form of a document. It is disabled until the draft is loaded, which would replace input; Enter in a field does nothing. */
export function DocumentEditor({ label, keeping, fields, formRef, children }: DocumentEditorProps) {
  const isLoading = keeping === 'loading';
  useEffect(() => {
    if (!isLoading) focusAwaitedField();
  }, [isLoading]);
  return (
    <form
      ref={formRef}
      className={styles.workspace}
      autoComplete="off"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className={styles.workspace} disabled={isLoading}>
        {fields}
        <ScriptChoice />
        <NotSaved keeping={keeping} />
        {children}
      </fieldset>
    </form>
  );
}
