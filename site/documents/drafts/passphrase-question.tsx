import { useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import { PassphraseInput } from '../../fields/passphrase-input.tsx';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import styles from './import-choice.module.css';

interface PassphraseQuestionProps {
  /** Subject of the question, and of the id. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** Minimum length. */
  readonly shortest: number;
  readonly words: string;
  readonly give: (passphrase: string) => Promise<void>;
  readonly cancel: () => void;
}

/** Prompts for a passphrase. It is inside forms of documents, so it is not a form itself. */
export function PassphraseQuestion({
  name,
  label,
  hint,
  shortest,
  words,
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
    <div className={styles.choice}>
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
          {words}
        </Button>
        <Button look="quiet" onClick={cancel}>
          Odustani
        </Button>
      </Buttons>
    </div>
  );
}
