import type { ReactNode } from 'react';
import { Folded, type FoldedProps } from './folded.tsx';

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
    <fieldset id={id} className="stack2 anchor packed">
      <legend className="title legend">{title}</legend>
      {children}
    </fieldset>
  );
