import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAboveKeyboard } from '../../calculator/use-above-keyboard.ts';
import { Heading } from '../../ui/heading.tsx';
import { Sheet } from '../preview/sheet.tsx';
import { Checklist } from './checklist.tsx';
import styles from './document-screen.module.css';

interface DocumentScreenProps {
  readonly title: string;
  /** One or two sentences: what it makes and where the data stays. */
  readonly lead: ReactNode;
  readonly form: ReactNode;
  /** What can be done with the document: downloads, print. */
  readonly actions: ReactNode;
  /** The most telling fact, beside the way to the preview on a phone. */
  readonly summary: ReactNode;
  readonly requirements: readonly Requirement[];
  readonly document: Document;
  readonly children?: ReactNode;
}

const SHEET = 'pregled';

/** Form left, document right; on a phone the form first and a bar that leads to the document. */
export function DocumentScreen(props: DocumentScreenProps) {
  useAboveKeyboard();
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <Heading level={1}>{props.title}</Heading>
        <p className={styles.lead}>{props.lead}</p>
      </div>
      <div className={styles.form}>{props.form}</div>
      <div className={styles.bar}>
        <span>{props.summary}</span>
        <a href={`#${SHEET}`} className={styles.toSheet}>
          <FileText aria-hidden="true" size={18} /> Pregled
        </a>
      </div>
      <div className={styles.side}>
        <div className={styles.actions}>{props.actions}</div>
        <Checklist requirements={props.requirements} />
        <Sheet id={SHEET} document={props.document} />
        {props.children}
      </div>
    </div>
  );
}
