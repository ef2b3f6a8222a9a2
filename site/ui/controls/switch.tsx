import { useId } from 'react';
import { joinClasses } from '../join-classes.ts';
import { ChoiceWord } from './segments.tsx';
import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  /** The id of its description. */
  readonly describedBy?: string | undefined;
  /** Target of links, for example to the first error. */
  readonly id?: string | undefined;
}

const CHOICES = [
  { word: 'da', value: true },
  { word: 'ne', value: false },
] as const;

/** A question with the answers `da` and `ne`: two radio buttons, moved between by arrow keys. */
export function Switch({ label, value, onChange, describedBy, id }: SwitchProps) {
  const name = useId();
  return (
    <fieldset id={id} className={styles.switch} aria-describedby={describedBy}>
      <legend className="legend strong">{label}</legend>
      <div className={joinClasses('box', styles.choices)}>
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
