import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { reasonOf } from '../../../storage/db/cause.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { WageRequestFailed } from '../../month/calculation/request-wages.ts';
import { FirmName } from '../../ui/form/firm-name.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { closeUnchanged, isPlain, prepareUnchanged, type ToOpen, type Unchanged } from './close-unchanged.ts';
import styles from './firms-overview.module.css';
import type { OverviewFirm } from './overview-firms.ts';

interface CloseUnchangedProps {
  readonly firms: readonly OverviewFirm[];
  readonly of: YearMonth;
}

interface Prepared {
  readonly ready: readonly Unchanged[];
  readonly toOpen: readonly ToOpen[];
}

/** The outcome for one firm: undefined when it was closed. */
interface Closed {
  readonly one: Unchanged;
  readonly failed: string | undefined;
}

const NOTHING: Prepared = { ready: [], toOpen: [] };

/** Copies the last month and closes this one, for the chosen firms, after showing what each would pay. */
export function CloseUnchanged({ firms, of }: CloseUnchangedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const agreeing = useRef<HTMLButtonElement>(null);
  const leaving = useRef<AbortController>(undefined);
  const [prepared, setPrepared] = useState(NOTHING);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<readonly Closed[]>([]);

  const prepare = async (signal: AbortSignal) => {
    let found = NOTHING;
    for (const [at, { id }] of firms.entries()) {
      const one = await prepareUnchanged({ firm: id, year: of.year, month: of.month });
      if (signal.aborted) return;
      if (one && 'reason' in one) found = { ...found, toOpen: [...found.toOpen, one] };
      else if (one) found = { ...found, ready: [...found.ready, one] };
      setPrepared(found);
      setShare((at + 1) / firms.length);
    }
    setChosen(new Set(found.ready.filter(isPlain).map((one) => one.of.firm)));
    agreeing.current?.focus();
  };
  const run = (work: (signal: AbortSignal) => Promise<void>) => {
    const mine = new AbortController();
    leaving.current = mine;
    setProblem(undefined);
    setShare(0);
    work(mine.signal)
      .catch((error: unknown) =>
        setProblem(error instanceof WageRequestFailed ? error.message : `${reasonOf(error)}.`),
      )
      .finally(() => setShare(undefined));
  };
  const ask = () => {
    setPrepared(NOTHING);
    setDone([]);
    dialog.current?.showModal();
    run(prepare);
  };
  const wanted = prepared.ready.filter((one) => chosen.has(one.of.firm));
  const agree = () =>
    run(async (signal) => {
      for (const [at, one] of wanted.entries()) {
        if (signal.aborted) return;
        const failed = await closeUnchanged(one);
        setDone((before) => [...before, { one, failed }]);
        setShare((at + 1) / wanted.length);
      }
    });
  const choose = (firm: string, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, firm] : [...before].filter((id) => id !== firm)));
  const isBusy = share !== undefined;
  const isOver = done.length > 0 && !isBusy;
  return (
    <>
      <Button onClick={ask}>
        <Lock aria-hidden="true" size={18} /> Ponovi prošli mjesec za više firmi…
      </Button>
      <Dialog
        ref={dialog}
        title={`Ponoviti prošli mjesec i zaključiti ${monthName(of)}`}
        isWide
        onClose={() => leaving.current?.abort()}
      >
        {done.length > 0 ? (
          <Outcome done={done} />
        ) : (
          <Offer prepared={prepared} chosen={chosen} choose={choose} isBusy={isBusy} />
        )}
        {isBusy && <progress className={styles.progress} aria-label="Obrada firmi" value={share} max={1} />}
        <p role="alert" className="error">
          {problem}
        </p>
        <Buttons>
          <Button onClick={() => dialog.current?.close()}>{isOver ? 'Zatvori' : 'Odustani'}</Button>
          {!isOver && (
            <Button
              ref={agreeing}
              look="main"
              aria-disabled={isBusy || wanted.length === 0}
              onClick={() => !isBusy && wanted.length > 0 && agree()}
            >
              Zaključi ({wanted.length})
            </Button>
          )}
        </Buttons>
      </Dialog>
    </>
  );
}

interface OfferProps {
  readonly prepared: Prepared;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (firm: string, isOn: boolean) => void;
  readonly isBusy: boolean;
}

function Offer({ prepared: { ready, toOpen }, chosen, choose, isBusy }: OfferProps) {
  const id = useId();
  const wanted = ready.filter((one) => chosen.has(one.of.firm));
  return (
    <>
      <p>
        {isBusy
          ? 'Računam otvorene mjesece…'
          : `Stalni unosi prošlog mjeseca se prepisuju. Za isplatu: ${formatMoney(sumOf(wanted, ({ summary }) => summary.payout))}. Mjesec možete ponovo otvoriti.`}
      </p>
      <ul className={styles.offer}>
        {ready.map((one) => (
          <li key={one.of.firm}>
            <CheckboxInput
              id={`${id}-${one.of.firm}`}
              isOn={chosen.has(one.of.firm)}
              disabled={isBusy}
              onChange={(isOn) => choose(one.of.firm, isOn)}
              label={
                <span>
                  <FirmName name={one.name} />: radnika {one.workers}, {formatMoney(one.summary.payout)}
                  {`, prošli mjesec ${formatAmount(one.before)}`}
                </span>
              }
            />
            <span className={styles.facts}>{notesOf(one).join(' ')}</span>
          </li>
        ))}
      </ul>
      <ToOpenList all={toOpen} />
    </>
  );
}

const notesOf = ({ once, summary }: Unchanged): readonly string[] => [
  ...(once.length > 0 ? [`Ne prepisuje se: ${once.join(', ')}.`] : []),
  ...(summary.warnings > 0 ? [`Napomena uz plate: ${summary.warnings}.`] : []),
];

const ToOpenList = ({ all }: { readonly all: readonly ToOpen[] }) =>
  all.length > 0 && (
    <>
      <p>Ove firme treba otvoriti:</p>
      <ul className={styles.offer}>
        {all.map(({ of, name, reason }) => (
          <li key={of.firm}>
            <a href={addressOf({ ...of, section: 'mjesec' })}>
              <FirmName name={name} />
            </a>
            : {reason}
          </li>
        ))}
      </ul>
    </>
  );

function Outcome({ done }: { readonly done: readonly Closed[] }) {
  const closed = done.filter(({ failed }) => failed === undefined);
  return (
    <div role="status">
      <p>
        Zaključeno firmi: {closed.length}, za isplatu{' '}
        {formatMoney(sumOf(closed, ({ one }) => one.summary.payout))}.
      </p>
      <ul className={styles.offer}>
        {done.map(({ one, failed }) => (
          <li key={one.of.firm}>
            <Typed or="Firma bez naziva">{one.name}</Typed>:{' '}
            {failed ?? `zaključen, za isplatu ${formatMoney(one.summary.payout)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
