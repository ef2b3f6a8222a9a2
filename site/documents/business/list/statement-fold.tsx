import { useState } from 'react';
import { Part } from '../../../lazy-loading/part.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { StatementPaymentsProps } from '../incoming/statement-payments.tsx';

const load = async () => (await import('../incoming/statement-payments.tsx')).StatementPayments;

/** Payments from a statement of the bank, whose code loads behind the press. */
export function StatementFold(props: StatementPaymentsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Upiši uplate s izvoda banke
        </Button>
      </div>
      {isOpen && <Part load={load} props={props} />}
    </>
  );
}
