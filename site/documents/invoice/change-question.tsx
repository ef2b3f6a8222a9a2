import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { nextKinds } from '@obracun/engine/documents/invoice/links.ts';
import { useEffect, useRef, useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { CalledSo } from '../../ui/typed.tsx';
import { calledDocument } from './state/stored.ts';
import type { Issuing } from './state/use-issuing.ts';

interface ChangeQuestionProps {
  readonly issuing: Issuing;
  readonly documents: readonly Invoice[];
  /** Opens a credit note for the issued version. */
  readonly credit: (issued: Invoice) => void;
}

/** Asks once what a change of an issued document is: a corrected version, a credit note, or a mistake. */
export function ChangeQuestion({ issuing, documents, credit }: ChangeQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { issued, isAsked } = issuing;
  useEffect(() => {
    if (isAsked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isAsked]);
  if (issued === undefined) return null;
  const correct = () => {
    setChecked(true);
    if (reason.trim() === '') return;
    issuing.correct(reason.trim());
    setReason('');
    setChecked(false);
  };
  const lower = () => {
    issuing.revert();
    credit(issued);
  };
  return (
    <Dialog
      ref={dialog}
      title={
        <>
          <CalledSo {...calledDocument(issued)} /> je izdat dokument
        </>
      }
      onClose={() => isAsked && issuing.revert()}
    >
      <p>Šta je ova izmjena? Ono što je izdato ostaje sačuvano među ranijim verzijama.</p>
      <TextInput
        id={fieldId('razlogIspravke')}
        label="Razlog ispravke"
        text={reason}
        error={isChecked && reason.trim() === '' ? 'Upišite zašto se izdaje ispravljena verzija.' : undefined}
        onText={setReason}
      />
      <Buttons>
        <Button look="main" onClick={correct}>
          Ispravljena verzija
        </Button>
        {nextKinds(issued, documents).includes('odobrenje') && (
          <Button onClick={lower}>Knjižno odobrenje</Button>
        )}
        <Button onClick={issuing.revert}>Odustani od izmjene</Button>
      </Buttons>
    </Dialog>
  );
}
