import { RATE_FIELDS, ratesToState } from '@obracun/engine/payroll/api-request/rate-fields.ts';
import { formerRates, unpaidHours, writtenRates } from '@obracun/engine/payroll/api-request/usual-rates.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { OwnRates, RateName } from '@obracun/engine/payroll/model/worker.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { MonthRow } from '../rows/rows.ts';
import { keep, RatesDialog } from './rates-dialog.tsx';
import { useFocusAfter } from './use-focus-after.ts';

interface RatesNoticeProps {
  readonly firm: Firm;
  /** The moment the firm was kept at. */
  readonly known: number | undefined;
  readonly rows: readonly MonthRow[];
}

/** Says which percentages the month needs and nobody stated; a firm of an earlier version is asked once even where it needs none. */
export function RatesNotice({ firm, known, rows }: RatesNoticeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const needed = ratesToState(firm.entity).filter((name) => rows.some(isWithout(name)));
  const former = formerRates(firm);
  const isSaid = needed.length > 0 || Object.keys(former).length > 0;
  const press = useFocusAfter(isSaid);
  const ask = () => {
    press();
    setOpen(true);
    dialog.current?.showModal();
  };
  const pass = () => {
    press();
    void keep({ ...firm, ratesAsked: true }, known);
  };
  return (
    <>
      {needed.length > 0 ? (
        <Needed needed={needed} rows={rows} ask={ask} />
      ) : (
        isSaid && <Former former={former} ask={ask} pass={pass} />
      )}
      <RatesDialog ref={dialog} firm={firm} known={known} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface NeededProps extends Pick<RatesNoticeProps, 'rows'> {
  readonly needed: readonly RateName[];
  readonly ask: () => void;
}

const Needed = ({ needed, rows, ask }: NeededProps) => (
  <Notice
    kind={unpaidHours(needed).length > 0 ? 'error' : 'warn'}
    title="Firma nije upisala procente po kojima plaća"
  >
    Nedostaje: {needed.map((name) => wordsOf(name, rows)).join(', ')}. Podrazumijevano se ne isplaćuje: dok
    procenti nisu upisani, mjesec se ne može zaključiti.{' '}
    <Button look="link" onClick={ask}>
      Upiši procente
    </Button>
  </Notice>
);

interface FormerProps {
  readonly former: OwnRates;
  readonly ask: () => void;
  /** Nothing is stated now; it is asked again where a month needs it. */
  readonly pass: () => void;
}

const Former = ({ former, ask, pass }: FormerProps) => (
  <Notice kind="info" title="Procente po kojima plaća od sada upisuje firma">
    Do sada je računato podrazumijevano, a da to niko nije upisao: {writtenRates(former)}. Zaključeni mjeseci
    ostaju kakvi jesu.{' '}
    <Button look="link" onClick={ask}>
      Upiši procente
    </Button>{' '}
    <Button look="link" onClick={pass}>
      Ne treba sada
    </Button>
  </Notice>
);

const isWithout =
  (name: RateName) =>
  ({ unstated = [] }: MonthRow): boolean =>
    unstated.includes(name);

function wordsOf(name: RateName, rows: readonly MonthRow[]): string {
  const count = rows.filter(isWithout(name)).length;
  const until = name === 'seniority' ? ', do tada 0 %' : '';
  return `${RATE_FIELDS[name].work} (radnika: ${count}${until})`;
}
