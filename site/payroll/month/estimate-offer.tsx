import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { useEstimateWords } from '../../calculator/state/estimate-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type MonthOf, saveEstimate } from '../kept/months.ts';
import { isSettled } from '../reckoned/outcome.ts';
import type { MonthRow } from './rows/rows.ts';

interface EstimateOfferProps {
  readonly of: MonthOf;
  readonly entity: PayrollEntity;
  readonly month: PayrollMonth;
  readonly rows: readonly MonthRow[];
}

/** A month whose law is not known yet may be reckoned by the last known one; it then says that it is an estimate. */
export function EstimateOffer({ of, entity, month, rows }: EstimateOfferProps) {
  const words = useEstimateWords(entity);
  if (month.isEstimate)
    return (
      <Notice kind="warn" title={words}>
        Propisi za ovaj mjesec još nisu poznati.{' '}
        <Button look="link" onClick={() => void saveEstimate(of, false)}>
          Ne računaj procjenu
        </Button>
      </Notice>
    );
  if (!rows.some(isBeyondLaw)) return null;
  return (
    <Notice kind="info">
      Propisi za ovaj mjesec još nisu poznati.{' '}
      <Button look="link" onClick={() => void saveEstimate(of, true)}>
        {words}
      </Button>
    </Notice>
  );
}

const isBeyondLaw = ({ outcome }: MonthRow): boolean =>
  outcome !== undefined && !isSettled(outcome) && outcome.issues.some(({ kod }) => kod === 'nema_propisa');
