import type { ClosedMonth } from '@obracun/engine/payroll/model/closed-month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Payslip } from '@obracun/engine/payroll/payslip/payslip.ts';
import { estimateNotes } from '@obracun/engine/payroll/settle/estimated.ts';
import { useEffect, useMemo, useState } from 'react';
import { useToday } from '../../device/clock.ts';
import { useSetting } from '../../device/setting.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBankFormat } from './model/bank-choice.ts';
import { type Output, outputOf } from './model/output.ts';
import styles from './pieces/output.module.css';
import { AllSection } from './sections/all-section.tsx';
import { BankSection } from './sections/bank-section.tsx';
import { CalendarSection } from './sections/calendar-section.tsx';
import { FormsSection } from './sections/forms-section.tsx';
import { OrdersSection } from './sections/orders-section.tsx';
import { PayoutsSection } from './sections/payouts-section.tsx';
import { RecapSection } from './sections/recap-section.tsx';
import { SlipsSection } from './sections/slips-section.tsx';
import { payslipsOf } from './slips/payslips-of.ts';

interface MonthOutputProps {
  readonly month: SettledMonth;
  /** A closed month gives out what it was closed with. */
  readonly closed?: ClosedMonth;
}

/** Everything a month gives out: files, papers and values to copy. */
export function MonthOutput({ month, closed }: MonthOutputProps) {
  const today = useToday();
  const output = useMemo(() => today && outputOf(month, closed, today), [month, closed, today]);
  if (!output) return <Waiting />;
  if (output.settled.wages.length === 0) return <p>Za ovaj mjesec još nema obračunate plate.</p>;
  return (
    <>
      {estimateNotes(output.settled).map((note) => (
        <Notice key={note} kind="warn">
          {note}
        </Notice>
      ))}
      <Opened output={output} />
    </>
  );
}

function Opened({ output }: { readonly output: Output }) {
  const [password, setPassword] = useState('');
  const bank = useBankFormat(output.settled.firm);
  const format = useSetting(bank);
  const payslips = usePayslips(output.settled);
  if (!payslips) return <Waiting />;
  return (
    <div className={styles.output}>
      <SlipsSection output={output} payslips={payslips} password={password} onPassword={setPassword} />
      <RecapSection output={output} />
      <OrdersSection output={output} />
      <BankSection output={output} format={format} onFormat={bank.set} />
      <PayoutsSection output={output} />
      <FormsSection output={output} />
      <CalendarSection output={output} />
      <AllSection output={output} payslips={payslips} format={format} password={password} />
    </div>
  );
}

/** Undefined until the words of the lines are here. */
function usePayslips(settled: SettledMonth): readonly Payslip[] | undefined {
  const [made, setMade] = useState<{ readonly of: SettledMonth; readonly payslips: readonly Payslip[] }>();
  useEffect(() => {
    let isOver = false;
    payslipsOf(settled).then(
      (payslips) => isOver || setMade({ of: settled, payslips }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [settled]);
  return made?.of === settled ? made.payslips : undefined;
}
