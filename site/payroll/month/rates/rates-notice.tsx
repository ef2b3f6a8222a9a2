import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { RateName } from '@obracun/engine/payroll/model/rates.ts';
import { RATE_FIELDS, ratesToState } from '@obracun/engine/payroll/request/rate-fields.ts';
import { unpaidHours, writtenRates } from '@obracun/engine/payroll/request/unstated.ts';
import { formerRates } from '@obracun/engine/payroll/request/usual-rates.ts';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { MonthRow } from '../rows/rows.ts';
import { keep, RatesDialog } from './rates-dialog.tsx';

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
  const ask = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => {
    setOpen(false);
    // What it was opened from may be gone with what it said.
    if (document.activeElement === document.body) document.getElementById(HEADING)?.focus();
  };
  return (
    <>
      <Said firm={firm} rows={rows} ask={ask} pass={() => void keep({ ...firm, ratesAsked: true }, known)} />
      <RatesDialog ref={dialog} firm={firm} known={known} isOpen={isOpen} onClose={close} />
    </>
  );
}

/** Of the month. */
const HEADING = 'mjesec';

interface SaidProps extends Pick<RatesNoticeProps, 'firm' | 'rows'> {
  readonly ask: () => void;
  /** Nothing is stated now; it is asked again where a month needs it. */
  readonly pass: () => void;
}

function Said({ firm, rows, ask, pass }: SaidProps) {
  const needed = ratesToState(firm.entity).filter((name) => rows.some(isWithout(name)));
  const former = formerRates(firm);
  if (needed.length > 0)
    return (
      <Notice
        kind={unpaidHours(needed).length > 0 ? 'error' : 'warn'}
        title="Firma nije upisala procente po kojima plaća"
      >
        Nedostaje: {needed.map((name) => wordsOf(name, rows)).join(', ')}. Podrazumijevano se ne isplaćuje:
        dok procenti nisu upisani, mjesec se ne može zaključiti.{' '}
        <Button look="link" onClick={ask}>
          Upiši procente
        </Button>
      </Notice>
    );
  if (Object.keys(former).length === 0) return null;
  return (
    <Notice kind="info" title="Procente po kojima plaća od sada upisuje firma">
      Do sada je računato podrazumijevano, a da to niko nije upisao: {writtenRates(former)}. Zaključeni
      mjeseci ostaju kakvi jesu.{' '}
      <Button look="link" onClick={ask}>
        Upiši procente
      </Button>{' '}
      <Button look="link" onClick={pass}>
        Ne treba sada
      </Button>
    </Notice>
  );
}

const isWithout =
  (name: RateName) =>
  ({ unstated = [] }: MonthRow): boolean =>
    unstated.includes(name);

function wordsOf(name: RateName, rows: readonly MonthRow[]): string {
  const count = rows.filter(isWithout(name)).length;
  const until = name === 'seniority' ? ', do tada 0 %' : '';
  return `${RATE_FIELDS[name].work} (radnika: ${count}${until})`;
}
