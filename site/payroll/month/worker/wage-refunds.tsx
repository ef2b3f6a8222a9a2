import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { refundWorking } from '@obracun/engine/payroll/papers/payslip/refund-lines.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import type { MonthRow } from '../rows/rows.ts';

/** Pay for a fund in one wage: how it was calculated, and what is claimed. */
export function WageRefunds({ wage: { refunds = [], entity } }: { readonly wage: SettledWage }) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="naknada-fonda">
      <Heading level={3} look="group" id="naknada-fonda">
        Naknada na teret fonda
      </Heading>
      <ul className="stack2">
        {refunds.map((one) => (
          <li key={`${one.absence} ${one.from}`}>
            {refundWorking(one)} = neto {formatMoney(one.net)}, bruto {formatMoney(one.gross)}. Potraživanje
            od fonda {formatMoney(one.claim)}.
          </li>
        ))}
      </ul>
      <p>{WHERE[entity]}</p>
    </section>
  );
}

const WHERE = {
  rs: 'Bruto naknade je ispod, u redu stimulacije.',
  fbih: 'Neoporeziva je i nije u obračunu ispod. Doprinose plaća firma. Vodna i druge naknade na nju se ne računaju: provjerite prije uplate.',
  bd: '',
} as const;

/** A month closed before this was paid: it stays so until chosen otherwise. */
export function WithoutRefunds({
  row,
  make,
}: {
  readonly row: MonthRow;
  readonly make: EditedMonth['make'];
}) {
  const { id, inputs } = row;
  if (!inputs?.withoutRefunds) return null;
  const { withoutRefunds: _, ...rest } = inputs;
  return (
    <Notice kind="info">
      Mjesec je bio zaključen bez naknade na teret fonda.{' '}
      <Button look="link" onClick={() => make({ [id]: { before: inputs, after: rest } })}>
        Obračunaj naknadu
      </Button>
    </Notice>
  );
}
