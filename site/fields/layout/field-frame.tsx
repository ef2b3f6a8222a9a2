import { CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { useSpoken } from '../../ui/spoken.tsx';
import { type ControlProps, errorId, hintId, idsOf, labelId } from './control.ts';
import styles from './field-frame.module.css';

interface FieldFrameProps extends Pick<ControlProps, 'id'> {
  readonly error: ReactNode;
  /** The label; without it the control has its own. */
  readonly label?: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** Finds the frame of a field from inside it. */
export const FIELD = '[data-field]';

/** Label above, hint and error under; an error shakes the control once unless reduced motion is preferred. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  // The message itself is read with the field: announced whole it would be on the page twice.
  useSpoken(error ? spokenText(label, 'provjerite unos') : undefined);
  return (
    <div className={styles.frame} data-field>
      {label && (
        <label id={labelId(id)} className={joinClasses('small', styles.label)} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={error ? styles.wrong : undefined}>{children}</div>
      <p id={errorId(id)} className={joinClasses('small error', styles.error)}>
        {error && <CircleX aria-hidden="true" size={14} className={styles.icon} />}
        {error}
      </p>
      {hint && (
        <p id={hintId(id)} className={joinClasses('onScreen soft', styles.hint)}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** Screen reader text of a field, after its label if that is a text. */
export const spokenText = (label: ReactNode, text: string): string =>
  typeof label === 'string' ? `${label}: ${text}` : text;

/** Sets the message of an empty required field: that of the browser is in the language of its installation. */
export const missingText = (label: ReactNode): string =>
  typeof label === 'string' ? `Polje „${label}“ je obavezno.` : 'Ovo polje je obavezno.';

interface WarningProps {
  /** Id of the control. */
  readonly id: string;
  readonly children: string | undefined;
}

/** A warning of a field whose value counts anyway. */
export function Warning({ id, children }: WarningProps) {
  useSpoken(children && 'Uz polje stoji napomena.');
  return (
    <p id={warningId(id)} className={joinClasses('small warn unlessEmpty', styles.warning)}>
      {children && (
        <>
          <TriangleAlert aria-hidden="true" size={14} /> {children}
        </>
      )}
    </p>
  );
}

export const warningId = (id: string): string => `${id}-upozorenje`;

/** The ids of the texts under a control without errors. */
export const notedBy = (id: string, warning: string | undefined, hint: string | undefined) =>
  idsOf(warning && warningId(id), hint && hintId(id));
