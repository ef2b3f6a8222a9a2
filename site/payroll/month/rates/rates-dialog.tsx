import { formerRates } from '@obracun/engine/payroll/api-request/usual-rates.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { type FormEvent, type RefObject, useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { FirmRates } from '../../form/firm-rates.tsx';
import styles from './rates.module.css';

interface RatesDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly firm: Firm;
  /** The moment the firm was kept at. */
  readonly known: number | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks a firm for the percentages it pays by. */
export const RatesDialog = ({ ref, firm, known, isOpen, onClose }: RatesDialogProps) => (
  <Dialog ref={ref} title="Procenti po kojima firma plaća" isWide onClose={onClose}>
    {isOpen && <RatesForm firm={firm} known={known} close={() => ref.current?.close()} />}
  </Dialog>
);

interface RatesFormProps extends Pick<RatesDialogProps, 'firm' | 'known'> {
  readonly close: () => void;
}

const ELSEWHERE = 'Firma je u međuvremenu promijenjena u drugoj kartici: pogledajte, pa sačuvajte ponovo.';

/** What an earlier version paid by stands in the fields, and is taken only with the rest of them. */
function RatesForm({ firm, known, close }: RatesFormProps) {
  const former = formerRates(firm);
  const isFormer = Object.keys(former).length > 0;
  const [rates, setRates] = useState(() => ({ ...former, ...firm.defaults }));
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const failed = await keep({ ...firm, defaults: rates, ratesAsked: true }, known);
    setProblem(failed);
    if (failed === undefined) close();
  };
  return (
    <form className={styles.form} autoComplete="off" onSubmit={(event) => void submit(event)}>
      <p>
        Upisuje se jednom i važi za sve radnike firme; radnik može imati svoje.{' '}
        {isFormer
          ? 'U poljima je ono po čemu je do sada računato, a da to niko nije upisao: promijenite šta treba, pa sačuvajte.'
          : 'Upišite procente iz pravilnika ili ugovora, pa sačuvajte.'}{' '}
        Zaključeni mjeseci ostaju kakvi jesu.
      </p>
      <FirmRates entity={firm.entity} rates={rates} onRates={setRates} />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Buttons>
        <Button onClick={close}>Odustani</Button>
        <Button type="submit" look="main">
          Sačuvaj
        </Button>
      </Buttons>
    </form>
  );
}

/** @returns why it was not kept */
export async function keep(firm: Firm, known: number | undefined): Promise<string | undefined> {
  try {
    return 'kept' in (await saveFirm(firm, known)) ? undefined : ELSEWHERE;
  } catch (error) {
    return `Nije sačuvano: ${reasonOf(error)}.`;
  }
}
