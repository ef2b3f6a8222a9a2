import { type ComponentProps, useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './segments.module.css';

export interface Segment {
  readonly value: string;
  readonly label: string;
}

interface SegmentsProps {
  /** Accessible name of the choice. */
  readonly label: string;
  readonly id?: string;
  readonly segments: readonly Segment[];
  readonly value: string;
  /** Three words of a few letters stay side by side in a narrow column. */
  readonly areShort?: boolean;
  readonly onChange: (value: string) => void;
}

/** A visible choice of a few words: radio buttons in a grid. */
export function Segments({ label, id, segments, value, areShort, onChange }: SegmentsProps) {
  const name = useId();
  return (
    <fieldset id={id} className="onScreen container">
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={joinClasses(styles.grid, areShort && styles.short)}>
        {segments.map((segment) => (
          <ChoiceWord
            key={segment.value}
            className={styles.segment}
            word={segment.label}
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceWordProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label of an option. */
  readonly word: string;
}

/** One option of a visible choice: a radio button under its label. */
export const ChoiceWord = ({ word, className, ...radio }: ChoiceWordProps) => (
  <label className={joinClasses(styles.word, className)}>
    <input {...radio} type="radio" className={styles.radio} />
    {word}
  </label>
);
