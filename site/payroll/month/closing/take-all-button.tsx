import type { ClosedMonth } from '@obracun/engine/payroll/model/closed-month.ts';
import { Download } from 'lucide-react';
import type { Ref } from 'react';
import { loadPart } from '../../../parts/load-part.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { addressOf } from '../../address/place.ts';
import type { MonthOf } from '../../kept/months.ts';
import { DrawingView } from '../../output/pieces/drawing-view.tsx';
import { useDrawing } from '../../output/slips/use-drawing.ts';
import styles from './take-all-button.module.css';

/** What draws and packs comes when it is wanted. */
const loadTakeAll = async () => (await import('../../output/whole/take-all.ts')).takeAll;

interface TakeAllButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
}

/** Everything of a closed month in one file, one press after it was closed; what has no order is said beside. */
export function TakeAllButton({ ref, of, closed }: TakeAllButtonProps) {
  const drawing = useDrawing();
  const take = () => {
    if (drawing.share !== undefined) return;
    drawing.start(async (tell, signal) => (await loadPart(loadTakeAll))(closed, tell, signal));
  };
  const { length } = closed.skipped;
  return (
    <>
      <Button ref={ref} look="main" aria-disabled={drawing.share !== undefined} onClick={take}>
        <Download aria-hidden="true" size={18} /> Preuzmi sve
      </Button>
      <div className={styles.beneath}>
        <DrawingView drawing={drawing} words="Pravljenje ZIP-a" />
        {length > 0 && (
          <p className={styles.skipped}>
            Bez naloga, uplatiti ručno: {length}.{' '}
            <a href={addressOf({ ...of, section: 'izlaz' })}>Pogledajte zašto</a>
          </p>
        )}
      </div>
    </>
  );
}
