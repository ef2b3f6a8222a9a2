import { useState } from 'react';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import box from '../../fields/layout/box.module.css';
import { hintId } from '../../fields/layout/control.ts';
import { FieldFrame } from '../../fields/layout/field-frame.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';

interface PassphraseQuestionProps {
  /** Subject of the question, and of the id. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Minimum length. */
  readonly shortest: number;
  readonly text: string;
  readonly give: (passphrase: string) => Promise<void>;
  readonly cancel: () => void;
}

/** Prompts for a passphrase. It is inside forms of documents, so it is not a form itself. */
export function PassphraseQuestion({
  name,
  label,
  hint,
  shortest,
  text,
  give,
  cancel,
}: PassphraseQuestionProps) {
  const [passphrase, setPassphrase] = useState('');
  const [isWorking, setWorking] = useState(false);
  const isReady = passphrase.length >= shortest && !isWorking;
  const submit = async () => {
    if (!isReady) return;
    setWorking(true);
    await give(passphrase);
    setWorking(false);
  };
  return (
    <div className="stack2 full small">
      <PassphraseInput
        id={fieldId(name)}
        label={label}
        hint={hint}
        text={passphrase}
        onText={setPassphrase}
        onEnter={() => void submit()}
      />
      <Buttons>
        <Button look="main" disabled={!isReady} onClick={() => void submit()}>
          {text}
        </Button>
        <Button look="quiet" onClick={cancel}>
          Odustani
        </Button>
      </Buttons>
    </div>
  );
}

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
function PassphraseInput({ id, label, text, hint, onText, onEnter }: PassphraseInputProps) {
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
