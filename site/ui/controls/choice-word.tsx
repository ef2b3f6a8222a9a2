import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice-word.module.css';

interface ChoiceWordProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label of an option. */
  readonly word: string;
}

/** One option of a visible choice: a radio button under its label. */
export const ChoiceWord = ({ word, className, ...radio }: ChoiceWordProps) => (
  <label className={joinClasses(styles.choice, className)}>
    <input {...radio} type="radio" className={styles.radio} />
    {word}
  </label>
);
