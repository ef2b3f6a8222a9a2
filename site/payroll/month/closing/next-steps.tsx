import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { loadPart } from '../../../lazy-loading/load-part.ts';
import { type MonthOf, monthsAway } from '../../../storage/payroll/months.ts';
import { useNextFirm } from '../../../storage/payroll/use-stored.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';
import { addressOf } from '../../ui/routing/place.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';

interface NextStepsProps {
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
  /** True just after closing: the focused question has unmounted. */
  readonly isNew: boolean;
  /** Further actions. */
  readonly children: ReactNode;
}

/** Next steps after closing: download papers, open the same month of another firm, or start the next month. */
export function NextSteps({ of, closed, isNew, children }: NextStepsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const { drawing, isMaking, take } = useTakeAll(closed);
  const byHand = paidByHand(closed.skipped).length;
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  return (
    <>
      <Button
        ref={first}
        look="main"
        aria-keyshortcuts={SHORTCUTS.takeAll}
        aria-disabled={isMaking}
        onClick={take}
      >
        <Download aria-hidden="true" size={18} /> Preuzmi sve
      </Button>
      <NextFirm of={of} />
      <ButtonLink
        look="plain"
        aria-keyshortcuts={SHORTCUTS.nextMonth}
        href={addressOf({ ...monthsAway(of, 1), section: 'mjesec' })}
      >
        Sljedeći mjesec
      </ButtonLink>
      {children}
      <div className="whole unlessEmpty">
        <DrawingView drawing={drawing} text="Pravljenje ZIP-a" />
        {byHand > 0 && (
          <p className="soft">
            Pri zaključenju bez naloga: {byHand}.{' '}
            <a href={addressOf({ ...of, section: 'placanja' })}>Pogledajte šta još nedostaje</a>
          </p>
        )}
      </div>
    </>
  );
}

/** Next firm with this month still open. */
function NextFirm({ of }: { readonly of: MonthOf }) {
  const next = useNextFirm(of);
  return (
    next && (
      <ButtonLink
        look="plain"
        aria-keyshortcuts={SHORTCUTS.nextFirm}
        href={addressOf({ ...of, firm: next.id, section: 'mjesec' })}
      >
        Sljedeća firma: <Typed or="bez naziva">{next.content.name}</Typed>
      </ButtonLink>
    )
  );
}

/** Loads rendering and packing on demand. */
const loadTakeAll = async () => (await import('../../shell/month-output/take-all.ts')).takeAll;

/** Download of a closed month in one file, with progress. */
function useTakeAll(closed: ClosedMonth) {
  const drawing = useDrawing();
  const isMaking = drawing.share !== undefined;
  const take = () => {
    if (isMaking) return;
    drawing.start(async (tell, signal) => (await loadPart(loadTakeAll))(closed, tell, signal));
  };
  return { drawing, isMaking, take };
}
