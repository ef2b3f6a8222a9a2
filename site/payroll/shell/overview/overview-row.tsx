import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { ENTITY_NAMES } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { HandStep } from '@obracun/engine/payroll/model/month-steps.ts';
import type { PaidOff } from '@obracun/engine/payroll/payments/due/payment.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../../../storage/db/cause.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { storedOf } from '../../../storage/payroll/firms.ts';
import { isDone, markStep } from '../../../storage/payroll/month-steps.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmButton } from '../../../ui/controls/confirm-button.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { labelWith } from '../../../ui/typed.tsx';
import { calledFirm, FirmName } from '../../ui/form/firm-name.tsx';
import { monthDue } from '../../ui/routing/month-due.ts';
import { addressOf, type Place } from '../../ui/routing/place.ts';
import styles from './firms-overview.module.css';
import { type MonthSummary, nextDeadline, type OverviewFirm } from './overview-firms.ts';
import { CELL, NAME } from './overview-keys.ts';

interface OverviewRowProps {
  readonly one: OverviewFirm;
  /** Undefined until calculated. */
  readonly summary: MonthSummary | undefined;
  readonly of: YearMonth;
  readonly place: Place;
  readonly today: Day;
  readonly removal: Removal;
  /** Reports a failure. */
  readonly say: (sentence: string) => void;
}

/** A firm in a month, with links to it and marks of what is done. */
export function OverviewRow({ one, summary, of, place, today, removal, say }: OverviewRowProps) {
  const { id, firm, workers, lastClosed, closed } = one;
  const { year, month } = place;
  const leadsTo: Place =
    workers === 0
      ? { firm: id, section: 'radnici', year, month }
      : { ...monthDue(id, today, lastClosed, place), section: 'mjesec' };
  const inMonth: Place = { firm: id, ...of, section: 'mjesec' };
  return (
    <tr>
      <th scope="row">
        <a href={addressOf(leadsTo)} className={styles.name} {...{ [CELL]: NAME }}>
          <FirmName name={firm.name} />
        </a>
        <span className={styles.facts}>
          {ENTITY_NAMES[firm.entity]}, radnika: {workers}
          {lastClosed && `, zaključen ${monthWritten(lastClosed)}`}
          {firm.lock && ', zaključana'}
        </span>
      </th>
      <DueCell one={one} today={today} />
      <td>{workers > 0 && (one.typed > 0 ? `radnika: ${one.typed}` : 'bez unosa')}</td>
      <td>{workers > 0 && <Calculated summary={summary} place={inMonth} />}</td>
      <td>
        {closed ? (
          <a href={addressOf({ ...inMonth, section: 'placanja' })}>{formatDay(closed.on)}</a>
        ) : (
          workers > 0 && <a href={addressOf(inMonth)}>otvoren</a>
        )}
      </td>
      {STEPS.map(({ step, label }) =>
        step === 'paid' && one.paidOff ? (
          <PaidOffCell key={step} paidOff={one.paidOff} place={inMonth} />
        ) : (
          <StepCell key={step} one={one} of={of} step={step} label={label} today={today} say={say} />
        ),
      )}
      <td className={styles.figure}>{summary && formatAmount(summary.payout)}</td>
      <td className={styles.tools}>
        <FeeNote one={one} of={of} say={say} />
        <RemoveFirm one={one} removal={removal} />
      </td>
    </tr>
  );
}

const STEPS: readonly { readonly step: HandStep; readonly label: string }[] = [
  { step: 'paid', label: 'Plaćeno' },
  { step: 'slips', label: 'Listići dati' },
  { step: 'filed', label: 'Obrasci predati' },
];

function DueCell({ one, today }: Pick<OverviewRowProps, 'one' | 'today'>) {
  const due = nextDeadline(one);
  if (!due) return <td />;
  return (
    <td className={styles.due} title={due.note}>
      <span className={due.day < today ? styles.late : undefined}>{formatDay(due.day)}</span>
      <span className={styles.facts}>
        {due.title}
        {due.day < today && ', rok je prošao'}
      </span>
    </td>
  );
}

/** The outcome of a month's calculation, with a link to what has to be looked at. */
function Calculated({
  summary,
  place,
}: {
  readonly summary: MonthSummary | undefined;
  readonly place: Place;
}) {
  if (!summary) return 'računa se…';
  const said = [
    summary.problems > 0 && `za ispraviti: ${summary.problems}`,
    summary.warnings > 0 && `napomena: ${summary.warnings}`,
  ].filter(Boolean);
  if (said.length === 0) return 'u redu';
  return (
    <a href={addressOf(place)} className={summary.problems > 0 ? styles.late : undefined}>
      {said.join(', ')}
    </a>
  );
}

interface StepCellProps extends Pick<OverviewRowProps, 'one' | 'of' | 'today' | 'say'> {
  readonly step: HandStep;
  readonly label: string;
}

/** All orders of the month are marked as paid, which says more than a mark by hand. */
const PaidOffCell = ({ paidOff, place }: { readonly paidOff: PaidOff; readonly place: Place }) => (
  <td className={styles.paidOff}>
    <a href={addressOf({ ...place, section: 'placanja' })} {...{ [CELL]: 'paid' }}>
      {formatDay(paidOff.day)}
    </a>
    <span className={styles.facts}>{paidOff.byStatement ? 'po izvodu' : 'po nalozima'}</span>
  </td>
);

/** A step done outside of this program, marked by hand. */
function StepCell({
  one: { id, firm, workers, steps, paidInPart },
  of,
  step,
  label,
  today,
  say,
}: StepCellProps) {
  const on = steps?.[step];
  const isStored = isDone(steps, step);
  // Shown at once; the stored mark is read back later.
  const [pressed, setPressed] = useState<boolean>();
  if (pressed !== undefined && pressed === isStored) setPressed(undefined);
  const mark = (isOn: boolean) => {
    setPressed(isOn);
    markStep(id, of, step, isOn ? today : undefined).then(
      () => say(''),
      (error: unknown) => {
        setPressed(undefined);
        say(`Nije sačuvano: ${reasonOf(error)}.`);
      },
    );
  };
  if (workers === 0) return <td />;
  return (
    <td className={styles.step}>
      <input
        type="checkbox"
        className={styles.box}
        checked={pressed ?? isStored}
        title={on && `${label} ${formatDay(on)}`}
        {...labelWith(label, calledFirm(firm))}
        {...{ [CELL]: step }}
        onChange={({ target }) => mark(target.checked)}
      />
      {step === 'paid' && paidInPart && (
        <span className={styles.facts}>
          {paidInPart.paid} od {paidInPart.of}
        </span>
      )}
    </td>
  );
}

/** Opens an invoice for the payroll of the firm. */
function FeeNote({ one: { firm, workers }, of, say }: Pick<OverviewRowProps, 'one' | 'of' | 'say'>) {
  const [, go] = useLocation();
  if (workers === 0) return null;
  const open = async () => {
    try {
      const { draftFeeNote } = await import('./fee-note.ts');
      await draftFeeNote(firm, workers, of);
      go('/faktura');
    } catch (error) {
      say(`Faktura nije napravljena: ${reasonOf(error)}.`);
    }
  };
  return (
    <Button
      look="quiet"
      {...labelWith('Faktura za obračun', calledFirm(firm))}
      {...{ [CELL]: 'fee' }}
      onClick={() => void open()}
    >
      Faktura
    </Button>
  );
}

function RemoveFirm({ one: { id, firm }, removal }: Pick<OverviewRowProps, 'one' | 'removal'>) {
  const called = calledFirm(firm);
  if (firm.lock) return null;
  const remove = async () => removal.remove(await withDatabase((db) => storedOf(db, id)), called);
  return (
    <ConfirmButton
      look="quiet"
      words="Ukloni"
      {...labelWith('Ukloni firmu', called)}
      question={
        <>
          Ukloniti firmu <FirmName name={firm.name} />?
        </>
      }
      choices={[{ words: 'Ukloni firmu', act: () => void remove() }]}
    >
      S ovog uređaja se uklanja sve što je u njoj, i zaključeni mjeseci. Može se vratiti dok je ova stranica
      otvorena, ili iz kopije.
    </ConfirmButton>
  );
}
