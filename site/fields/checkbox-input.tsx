import styles from './checkbox-input.module.css';

interface CheckboxInputProps {
  readonly id: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that holds or does not. */
export const CheckboxInput = ({ id, label, isOn, disabled, onChange }: CheckboxInputProps) => (
  <label className={styles.line}>
    <input
      id={id}
      type="checkbox"
      className={styles.box}
      checked={isOn}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
    />
    {label}
  </label>
);
