import { ReceiptText } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ShownResult } from '../../../calculator/saved-results/result-of.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { PayslipForm } from './payslip-form.tsx';
import styles from './payslip-tool.module.css';

const HEADING = 'platna-lista';

/** `Platna lista`: opens a form for the persons, and prints the result as a payslip. */
export function PayslipTool(shown: ShownResult) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={open}>
        <ReceiptText aria-hidden="true" size={18} /> Platna lista
      </Button>
      <dialog ref={dialog} aria-labelledby={HEADING} className={styles.dialog} onClose={() => setOpen(false)}>
        <Heading level={2} id={HEADING}>
          Platna lista
        </Heading>
        {isOpen && <PayslipForm shown={shown} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}
