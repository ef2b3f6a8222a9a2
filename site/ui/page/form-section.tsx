import type { ReactNode } from 'react';
import styles from './form-section.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly id?: string;
}

/** Related fields under a heading. */
export const FormSection = ({ title, children, id }: FormSectionProps) => (
  <fieldset id={id} className={styles.section}>
    <legend className={styles.title}>{title}</legend>
    {children}
  </fieldset>
);
