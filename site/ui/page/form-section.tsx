import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Folded, type FoldedProps } from './folded.tsx';
import styles from './form-section.module.css';

export interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** Folds the section, under its title and a short summary. */
  readonly fold?: Omit<FoldedProps, 'title' | 'children'> | undefined;
}

/** Related fields under a heading. */
export const FormSection = ({ title, children, id, fold }: FormSectionProps) =>
  fold ? (
    <Folded title={title} {...fold}>
      {children}
    </Folded>
  ) : (
    <fieldset id={id} className={joinClasses('stack2', styles.section)}>
      <legend className={joinClasses('title', styles.title)}>{title}</legend>
      {children}
    </fieldset>
  );
