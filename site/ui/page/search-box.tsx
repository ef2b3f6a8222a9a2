import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './search-box.module.css';

interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  /** Example queries. */
  readonly example: string;
  readonly value: string;
  readonly onChange: (question: string) => void;
  /** Enter opens the first result. */
  readonly onSubmit?: () => void;
}

export function SearchBox({ id, label, example, value, onChange, onSubmit }: SearchBoxProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <search>
      <form className={joinClasses('onScreen stack1 measure', styles.form)} method="dialog" onSubmit={submit}>
        <label htmlFor={id}>{label}</label>
        <div className="anchor">
          <Search aria-hidden="true" size={20} className={joinClasses('pale', styles.icon)} />
          <input
            id={id}
            type="search"
            className={joinClasses('box full', styles.input)}
            value={value}
            placeholder={example}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      </form>
    </search>
  );
}
