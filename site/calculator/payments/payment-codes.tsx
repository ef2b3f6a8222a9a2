import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import type { PaymentCode } from '@obracun/engine/documents/payment-code.ts';
import { ChevronLeft, ChevronRight, QrCode } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Part } from '../../lazy-loading/part.tsx';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';

/** A payment of a list that may have a code. */
export interface PayableByPhone {
  readonly title: ReactNode;
  readonly amount: Feninga;
  readonly code: PaymentCode | undefined;
}

interface PaymentCodesProps {
  readonly payments: readonly PayableByPhone[];
}

const loadSymbol = async () => (await import('./qr-symbol.tsx')).QrSymbol;

/** A button that shows the codes of a list one after another; nothing when no payment has one. */
export function PaymentCodes({ payments }: PaymentCodesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const coded = payments.filter((payment): payment is Coded => payment.code !== undefined);
  if (coded.length === 0) return null;
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button look="quiet" onClick={open}>
        <QrCode aria-hidden="true" size={18} /> QR za mobilno bankarstvo
      </Button>
      <Dialog ref={dialog} title="Platite telefonom" onClose={() => setOpen(false)}>
        {isOpen && <Steps payments={coded} close={() => dialog.current?.close()} />}
      </Dialog>
    </>
  );
}

interface Coded extends PayableByPhone {
  readonly code: PaymentCode;
}

interface StepsProps {
  readonly payments: readonly Coded[];
  readonly close: () => void;
}

function Steps({ payments, close }: StepsProps) {
  const [step, setStep] = useState(0);
  const at = Math.min(step, payments.length - 1);
  const payment = payments[at];
  if (!payment) return null;
  const { title, amount, code } = payment;
  return (
    <>
      <p aria-live="polite">
        {payments.length > 1 && `${at + 1} od ${payments.length}: `}
        {title}, <strong className="oneLine">{formatMoney(amount)}</strong>
      </p>
      <Part
        load={loadSymbol}
        props={{ text: code.text, name: `QR kod za plaćanje, ${formatMoney(amount)}` }}
      />
      <p className="soft">
        Skenirajte kod aplikacijom svoje banke (standard BIHUPP10) i prije potvrde provjerite podatke.
        {code.cut.length > 0 && ` Zbog dužine je u kodu skraćeno: ${code.cut.join(', ')}.`}
      </p>
      <Buttons>
        {payments.length > 1 && (
          <>
            <Button onClick={() => setStep(at - 1)} disabled={at === 0}>
              <ChevronLeft aria-hidden="true" size={18} /> Prethodni
            </Button>
            <Button look="main" onClick={() => setStep(at + 1)} disabled={at === payments.length - 1}>
              Sljedeći <ChevronRight aria-hidden="true" size={18} />
            </Button>
          </>
        )}
        <Button onClick={close}>Zatvori</Button>
      </Buttons>
    </>
  );
}
