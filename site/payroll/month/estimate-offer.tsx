import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { useEstimateWords } from '../../calculator/form-state/estimate-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { isSettled } from '../calculation/outcome.ts';
import type { EditedMonth } from '../month-edits/use-edited-month.ts';
import type { MonthRow } from './rows/rows.ts';

interface EstimateOfferProps {
  readonly entity: PayrollEntity;
  readonly month: PayrollMonth;
  readonly rows: readonly MonthRow[];
  readonly set: EditedMonth['set'];
}

/** A month whose law is not known yet may be calculated by the last known one; it then says that it is an estimate. */
export function EstimateOffer({ entity, month, rows, set }: EstimateOfferProps) {
  const { name, ask } = useEstimateWords(entity);
  if (month.isEstimate)
    return (
      <Notice kind="warn" title={name}>
        Propisi za ovaj mjesec još nisu poznati.{' '}
        <Button look="link" onClick={() => set({ isEstimate: false })}>
          Ne računaj procjenu
        </Button>
      </Notice>
    );
  if (!rows.some(isBeyondLaw)) return null;
  return (
    <Notice kind="info">
      Propisi za ovaj mjesec još nisu poznati.{' '}
      <Button look="link" onClick={() => set({ isEstimate: true })}>
        {ask}
      </Button>
    </Notice>
  );
}

const isBeyondLaw = ({ outcome }: MonthRow): boolean =>
  outcome !== undefined && !isSettled(outcome) && outcome.issues.some(({ kod }) => kod === 'nema_propisa');
