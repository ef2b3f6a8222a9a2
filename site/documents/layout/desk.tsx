import type { ReactNode, RefObject } from 'react';
import type { SaveStatus } from '../../storage/drafts/drafts.ts';
import { NotKept } from '../drafts/not-kept.tsx';
import styles from './document-screen.module.css';
import { ScriptChoice } from './script-choice.tsx';

interface DeskProps {
  readonly label: string;
  readonly keeping: SaveStatus;
  readonly fields: ReactNode;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  /** Actions besides writing. */
  readonly children: ReactNode;
}

/** The form of a document. It is disabled until the draft is loaded, which would replace input; Enter in a field does nothing. */
export const Desk = ({ label, keeping, fields, formRef, children }: DeskProps) => (
  <form
    ref={formRef}
    className={styles.desk}
    autoComplete="off"
    aria-label={label}
    onSubmit={(event) => event.preventDefault()}
  >
    <fieldset className={styles.desk} disabled={keeping === 'loading'}>
      {fields}
      <ScriptChoice />
      <NotKept keeping={keeping} />
      {children}
    </fieldset>
  </form>
);
