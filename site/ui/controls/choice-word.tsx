import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice-word.module.css';

interface ChoiceWordProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is chosen, as it stands there to be pressed. */
  readonly word: string;
}

/** One of the words of a choice, all in sight: a radio button under its word. */
export const ChoiceWord = ({ word, className, ...radio }: ChoiceWordProps) => (
  <label className={joinClasses(styles.choice, className)}>
    <input {...radio} type="radio" className={styles.radio} />
    {word}
  </label>
);
