import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { OwnRates } from '@obracun/engine/payroll/model/worker.ts';
import { writtenRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { withoutPaidBy } from '../edits/change.ts';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface PaidByNoticeProps {
  readonly month: PayrollMonth;
  readonly make: EditedMonth['make'];
}

/** Notice in a reopened month closed by unstated percentages: they stay until dismissed. */
export function PaidByNotice({ month, make }: PaidByNoticeProps) {
  const rates: OwnRates = Object.assign({}, ...Object.values(month.workers).map(({ paidBy }) => paidBy));
  const isSaid = Object.keys(rates).length > 0;
  const press = useFocusAfter(isSaid);
  if (!isSaid) return null;
  const release = () => {
    press();
    make(withoutPaidBy(month.workers));
  };
  return (
    <Notice kind="info" title="Mjesec je bio zaključen s procentima koje niko nije upisao">
      Ostaje po njima, da se iznosi ne promijene: {writtenRates(rates)}.{' '}
      <Button look="link" onClick={release}>
        Računaj po procentima firme
      </Button>
    </Notice>
  );
}
