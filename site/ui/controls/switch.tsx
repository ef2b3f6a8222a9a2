import { useId } from 'react';
import { ChoiceWord } from './choice-word.tsx';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  /** The id of the words that explain it. */
  readonly describedBy?: string | undefined;
  /** Reachable from outside, for example by a link to the first mistake. */
  readonly id?: string | undefined;
}

const CHOICES = [
  { word: 'da', value: true },
  { word: 'ne', value: false },
] as const;

/** A question answered `da` or `ne`: two radio buttons side by side, moved between by arrow keys. */
export function Switch({ label, value, onChange, describedBy, id }: SwitchProps) {
  const name = useId();
  return (
    <fieldset id={id} className={styles.switch} aria-describedby={describedBy}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {CHOICES.map((choice) => (
          <ChoiceWord
            key={choice.word}
            className={styles.choice}
            word={choice.word}
            name={name}
            value={choice.word}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
