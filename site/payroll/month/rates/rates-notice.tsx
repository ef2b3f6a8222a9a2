import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { OwnRates, RateName } from '@obracun/engine/payroll/model/worker.ts';
import { RATE_FIELDS, ratesToState } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import {
  formerRates,
  unpaidHours,
  writtenRates,
} from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { FirmRates } from '../../ui/form/firm-rates.tsx';
import type { MonthRow } from '../rows/rows.ts';
import { useFocusAfter } from './use-focus-after.ts';

interface RatesNoticeProps {
  readonly firm: Firm;
  /** Time when the firm was saved. */
  readonly known: number | undefined;
  readonly rows: readonly MonthRow[];
}

/** Lists percentages that the month needs and the firm lacks; shown once for a firm of an earlier version. */
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
    Nedostaje: {needed.map((name) => wordsOf(name, rows)).join(', ')}. Dok se ne upišu, mjesec se ne može
    zaključiti.{' '}
    <Button look="link" onClick={ask}>
      Upiši procente
    </Button>
  </Notice>
);

interface FormerProps {
  readonly former: OwnRates;
  readonly ask: () => void;
  /** Saves none; the notice reappears when a month needs the percentages. */
  readonly pass: () => void;
}

const Former = ({ former, ask, pass }: FormerProps) => (
  <Notice kind="info" title="Procente po kojima plaća od sada upisuje firma">
    Do sada je računato: {writtenRates(former)}.{' '}
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

interface RatesDialogProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly firm: Firm;
  /** Time when the firm was saved. */
  readonly known: number | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Form for the percentages of a firm. */
const RatesDialog = ({ ref, firm, known, isOpen, onClose }: RatesDialogProps) => (
  <Dialog ref={ref} title="Procenti po kojima firma plaća" isWide onClose={onClose}>
    {isOpen && <RatesForm firm={firm} known={known} close={() => ref.current?.close()} />}
  </Dialog>
);

interface RatesFormProps extends Pick<RatesDialogProps, 'firm' | 'known'> {
  readonly close: () => void;
}

const ELSEWHERE = 'Firma je promijenjena u drugoj kartici: pogledajte, pa sačuvajte ponovo.';

/** Prefilled with percentages of an earlier version, which count only once submitted. */
function RatesForm({ firm, known, close }: RatesFormProps) {
  const former = formerRates(firm);
  const isFormer = Object.keys(former).length > 0;
  const [rates, setRates] = useState(() => ({ ...former, ...firm.defaults }));
  const [problem, setProblem] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const failed = await keep({ ...firm, defaults: rates, ratesAsked: true }, known);
    setProblem(failed);
    if (failed === undefined) close();
  };
  return (
    <form className="stack4" autoComplete="off" onSubmit={(event) => void submit(event)}>
      <p>
        {isFormer
          ? 'U poljima su dosadašnji procenti: promijenite šta treba, pa sačuvajte.'
          : 'Upišite procente iz pravilnika ili ugovora.'}{' '}
        Važe za sve radnike, osim onih koji imaju svoje.
      </p>
      <FirmRates entity={firm.entity} rates={rates} onRates={setRates} />
      <p role="alert" className="problem">
        {problem}
      </p>
      <Buttons>
        <Button onClick={close}>Odustani</Button>
        <Button type="submit" look="main">
          Sačuvaj
        </Button>
      </Buttons>
    </form>
  );
}

/** @returns the reason when saving failed */
async function keep(firm: Firm, known: number | undefined): Promise<string | undefined> {
  try {
    return 'stored' in (await saveFirm(firm, known)) ? undefined : ELSEWHERE;
  } catch (error) {
    return `Nije sačuvano: ${reasonOf(error)}.`;
  }
}
