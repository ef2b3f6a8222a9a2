import { type ReactNode, useEffect, useId, useRef } from 'react';
import { TextInput } from '../../fields/text-input.tsx';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './name-form.module.css';

interface NameFormProps {
  readonly label: string;
  readonly name: string;
  readonly rename: (name: string) => void;
  /** Label of the submit button. */
  readonly action: string;
  readonly save: () => void;
  readonly cancel: () => void;
  /** Alternative action. */
  readonly children?: ReactNode;
}

/** Form for the name of a stored calculation: Enter saves, Escape cancels. The focus returns to the opener. */
export function NameForm({ label, name, rename, action, save, cancel, children }: NameFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    form.current?.querySelector('input')?.select();
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);
  return (
    <form
      ref={form}
      className={joinClasses('stack2', styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
    >
      <TextInput id={useId()} label={label} text={name} onText={rename} />
      <Buttons>
        <Button type="submit" look="main">
          {action}
        </Button>
        <Button look="quiet" onClick={cancel}>
          Odustani
        </Button>
        {children}
      </Buttons>
    </form>
  );
}
