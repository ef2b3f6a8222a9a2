import { useState } from 'react';
import { CheckboxInput } from './checkbox-input.tsx';
import box from './layout/box.module.css';
import { hintId } from './layout/control.ts';
import { FieldFrame } from './layout/field-frame.tsx';

interface PassphraseInputProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly hint?: string | undefined;
  readonly onText: (text: string) => void;
  /** On Enter. */
  readonly onEnter: () => void;
}

/** A passphrase, hidden by default. No browser saves it. */
export function PassphraseInput({ id, label, text, hint, onText, onEnter }: PassphraseInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={undefined}>
      <input
        id={id}
        className={box.input}
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={hint && hintId(id)}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      />
      <CheckboxInput id={`${id}-prikaz`} label="Prikaži lozinku" isOn={isShown} onChange={setShown} />
    </FieldFrame>
  );
}
