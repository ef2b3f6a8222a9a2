import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type MonthOf, monthsAway } from '../../../storage/payroll/months.ts';
import { useNextFirm } from '../../../storage/payroll/use-kept.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { DrawingView } from '../../output/components/drawing-view.tsx';
import { addressOf } from '../../routing/place.ts';
import styles from './next-steps.module.css';
import { useTakeAll } from './use-take-all.ts';

interface NextStepsProps {
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
  /** It was closed here just now: the question that had the focus is gone. */
  readonly isNew: boolean;
  /** What else can be done. */
  readonly children: ReactNode;
}

/** What is done once a month is closed: its papers are taken, the same month of another firm or the next one is begun. */
export function NextSteps({ of, closed, isNew, children }: NextStepsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const { drawing, isMaking, take } = useTakeAll(closed);
  const byHand = paidByHand(closed.skipped).length;
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  return (
    <>
      <Button ref={first} look="main" aria-disabled={isMaking} onClick={take}>
        <Download aria-hidden="true" size={18} /> Preuzmi sve
      </Button>
      <NextFirm of={of} />
      <ButtonLink look="plain" href={addressOf({ ...monthsAway(of, 1), section: 'mjesec' })}>
        Sljedeći mjesec
      </ButtonLink>
      {children}
      <div className={styles.beneath}>
        <DrawingView drawing={drawing} words="Pravljenje ZIP-a" />
        {byHand > 0 && (
          <p className={styles.skipped}>
            Bez naloga, uplatiti ručno: {byHand}.{' '}
            <a href={addressOf({ ...of, section: 'izlaz' })}>Pogledajte zašto</a>
          </p>
        )}
      </div>
    </>
  );
}

/** The firm whose same month is still to be done. */
function NextFirm({ of }: { readonly of: MonthOf }) {
  const next = useNextFirm(of);
  return (
    next && (
      <ButtonLink look="plain" href={addressOf({ ...of, firm: next.id, section: 'mjesec' })}>
        Sljedeća firma: <Typed or="bez naziva">{next.content.name}</Typed>
      </ButtonLink>
    )
  );
}
