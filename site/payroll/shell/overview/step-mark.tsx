import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { HandStep } from '@obracun/engine/payroll/model/month-steps.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { isDone, markStep } from '../../../storage/payroll/month-steps.ts';
import { labelWith } from '../../../ui/typed.tsx';
import { calledFirm } from '../../ui/form/firm-name.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import styles from './firms-overview.module.css';
import type { OverviewFirm } from './overview-firms.ts';
import { CELL } from './overview-keys.ts';

/** The steps of a month that are done outside of this program. */
export const STEPS: readonly { readonly step: HandStep; readonly label: string }[] = [
  { step: 'paid', label: 'Plaćeno' },
  { step: 'slips', label: 'Listići dati' },
  { step: 'filed', label: 'Obrasci predati' },
];

interface StepMarkProps {
  readonly one: OverviewFirm;
  readonly of: YearMonth;
  readonly step: HandStep;
  readonly label: string;
  readonly today: Day;
  /** Reports a failure. */
  readonly say: (sentence: string) => void;
}

/** A step of a firm's month: marked by hand, or paid as its orders say. */
export const StepMark = (props: StepMarkProps) =>
  props.step === 'paid' && props.one.paidOff ? <PaidOffMark {...props} /> : <HandMark {...props} />;

/** All orders of the month are marked as paid, which says more than a mark by hand. */
const PaidOffMark = ({ one: { id, paidOff }, of }: Pick<StepMarkProps, 'one' | 'of'>) =>
  paidOff && (
    <>
      <a href={addressOf({ firm: id, ...of, section: 'placanja' })} {...{ [CELL]: 'paid' }}>
        {formatDay(paidOff.day)}
      </a>
      <span className={styles.facts}>{paidOff.byStatement ? 'po izvodu' : 'po nalozima'}</span>
    </>
  );

function HandMark({
  one: { id, firm, workers, steps, paidInPart },
  of,
  step,
  label,
  today,
  say,
}: StepMarkProps) {
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
  if (workers === 0) return null;
  return (
    <>
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
    </>
  );
}
