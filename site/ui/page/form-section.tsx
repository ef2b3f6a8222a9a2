import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly id?: string;
}

/** Related fields under a heading. */
export const FormSection = ({ title, children, id }: FormSectionProps) => (
  <fieldset id={id} className={joinClasses('stack2', styles.section)}>
    <legend className={joinClasses('title', styles.title)}>{title}</legend>
    {children}
  </fieldset>
);
