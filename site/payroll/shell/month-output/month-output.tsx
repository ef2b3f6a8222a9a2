import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { MonthPayments } from '@obracun/engine/payroll/model/month-payments.ts';
import type { MonthPayout } from '@obracun/engine/payroll/model/payout.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { estimateNotes } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { calledPayout, payoutsOf } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { useCallback, useMemo, useState } from 'react';
import { PartMissing } from '../../../lazy-loading/load-part.ts';
import { useRequest } from '../../../lazy-loading/use-request.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { earlierInYear } from '../../../storage/payroll/earlier-in-year.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { JournalSection } from '../../books/journal/journal-section.tsx';
import { RecapSection } from '../../books/recap-section.tsx';
import { CalendarSection } from '../../forms/month/calendar-section.tsx';
import { FormsSection } from '../../forms/month/forms-section.tsx';
import { chosenOutput, decidedOutput } from '../../month/output/decided-output.ts';
import { type Output, outputOf } from '../../month/output/output.ts';
import { outputOfPayout } from '../../month/output/payout-output.ts';
import { SlipsSection } from '../../papers/slips/slips-section.tsx';
import { BankSections } from '../../payments/orders/bank-section.tsx';
import { OrdersSection } from '../../payments/orders/orders-section.tsx';
import { PayoutsSection } from '../../payments/orders/payouts-section.tsx';
import { usePaymentSelection } from '../../payments/orders/use-payment-selection.ts';
import styles from '../../ui/output/output.module.css';
import { AllSection } from './all-section.tsx';

interface MonthOutputProps {
  readonly month: SettledMonth;
  /** A closed month uses its frozen output. */
  readonly closed?: ClosedMonth;
  /** It was closed before, so that its forms correct those of then. */
  readonly isCorrection?: boolean;
  /** The firm as it is now; its ledger accounts may be newer than the closing. */
  readonly firm?: Firm;
  /** What was decided about its payments; undefined where they are only read. */
  readonly decisions?: Decisions;
}

/** Null while nothing is decided. */
type Decisions = MonthPayments | null | undefined;

/** All outputs of a month: files, papers and values to copy. */
export function MonthOutput({
  month,
  closed,
  isCorrection = false,
  firm = month.firm,
  decisions,
}: MonthOutputProps) {
  const [password, setPassword] = useState('');
  const { output, error, retry } = useOutput(month, closed, isCorrection, firm);
  if (error) return <NoOutput error={error} retry={retry} />;
  if (!output) return <Waiting />;
  if (output.settled.wages.length === 0) return <p>Za ovaj mjesec još nema obračunate plate.</p>;
  return (
    <>
      {estimateNotes(output.settled).map((note) => (
        <Notice key={note} kind="warn">
          {note}
          {!closed && ' Dok je ne potvrdite zaključenjem, ne plaćajte i ne predajte po njoj.'}
        </Notice>
      ))}
      {output.isRemade && (
        <Notice kind="warn">
          Iznosi, nalozi i datoteke obrazaca su iz zaključenja. Listići, liste i tabele su nacrtani iz njih.
        </Notice>
      )}
      <Opened
        output={output}
        firm={firm}
        decisions={decisions}
        password={password}
        onPassword={setPassword}
      />
    </>
  );
}

interface NoOutputProps {
  readonly error: Error;
  readonly retry: () => void;
}

/** Reason why there are no documents: the line labels failed to load, or an internal error. */
export const NoOutput = ({ error, retry }: NoOutputProps) => (
  <Notice kind="error" title="Dokumenti mjeseca nisu napravljeni">
    {error instanceof PartMissing
      ? 'Dio stranice nije učitan: provjerite internet.'
      : 'Pravljenje je prekinuto greškom. Osvježite stranicu: upisano ostaje.'}{' '}
    <Button look="link" onClick={retry}>
      Pokušaj ponovo
    </Button>
  </Notice>
);

interface OpenedProps {
  readonly output: Output;
  readonly firm: Firm;
  readonly decisions: Decisions;
  readonly password: string;
  readonly onPassword: (password: string) => void;
}

function Opened({ output: made, firm, decisions, password, onPassword }: OpenedProps) {
  const { output, payments } = useMemo(() => decidedOutput(made, decisions, firm), [made, decisions, firm]);
  const { month } = output.settled;
  const selection = usePaymentSelection({ firm: month.firm, year: month.year, month: month.month });
  const [payout, setPayout] = useState(WHOLE);
  const payouts = payoutsOf(month);
  const isWhole = payout === WHOLE;
  const shown = useMemo(() => (isWhole ? output : outputOfPayout(output, payout)), [output, payout, isWhole]);
  const isDecided = decisions !== undefined;
  const listed = isWhole
    ? payments
    : payments.filter(({ order, skipped }) => (order ?? skipped)?.payout === payout);
  const paying = isDecided ? chosenOutput(shown, listed.filter(selection.isChosen)) : shown;
  const isFederal = output.settled.firm.entity === 'fbih';
  return (
    <>
      {payouts.length > 1 && (
        <PayoutChoice settled={output.settled} payouts={payouts} value={payout} onValue={setPayout} />
      )}
      <div className={styles.output}>
        <AllSection output={shown} payments={listed} password={password} />
        {isWhole && <SlipsSection output={output} password={password} onPassword={onPassword} />}
        {isWhole && <RecapSection output={output} />}
        {isWhole && <JournalSection output={output} payments={payments} />}
        <OrdersSection
          key={payout}
          output={paying}
          firm={firm}
          {...(isDecided && { payments: listed, selection })}
        />
        <BankSections output={paying} isChosen={isDecided && shown.ordered.orders.length > 0} />
        <PayoutsSection output={shown} payments={listed} />
        {isWhole && <CalendarSection output={output} />}
        {(isWhole || (isFederal && shown.forms.length > 0)) && <FormsSection output={shown} />}
      </div>
    </>
  );
}

/** The value of the choice for the whole month. */
const WHOLE = 'sve';

interface PayoutChoiceProps {
  readonly settled: SettledMonth;
  readonly payouts: readonly MonthPayout[];
  readonly value: string;
  readonly onValue: (payout: string) => void;
}

/** Documents of the whole month, or of one payout. */
const PayoutChoice = ({ settled, payouts, value, onValue }: PayoutChoiceProps) => (
  <div className={styles.payouts}>
    <Segments
      label="Koja isplata"
      segments={[
        { value: WHOLE, label: 'Cijeli mjesec' },
        ...payouts.map((payout) => ({
          value: payout.id,
          label: `${payout.number}. ${calledPayout(settled.firm.entity, payout)}`,
        })),
      ]}
      value={value}
      onChange={onValue}
    />
  </div>
);

/** Without output until the line labels are loaded. */
function useOutput(month: SettledMonth, closed: ClosedMonth | undefined, isCorrection: boolean, firm: Firm) {
  const today = useToday();
  const ask = useCallback(
    async (day: string) => {
      // The payslips of a closed month are frozen.
      const earlier = closed ? [] : await withDatabase((db) => earlierInYear(db, month.month));
      const stored = closed ? await withDatabase((db) => workersOf(db, firm.id)) : [];
      const workers = stored.map(({ content }) => content);
      return { of: month, output: await outputOf(month, closed, day, isCorrection, firm, earlier, workers) };
    },
    [month, closed, isCorrection, firm],
  );
  const { answer, error, retry } = useRequest(today, ask);
  return { output: answer?.of === month ? answer.output : undefined, error, retry };
}
