import { isDay } from '@obracun/engine/core/days/day.ts';
import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { formatAmount, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Payout, PayoutKind } from '@obracun/engine/payroll/model/payout.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { untaxedLimit } from '@obracun/engine/payroll/month/payouts/amounts.ts';
import { dayDoubts } from '@obracun/engine/payroll/month/payouts/problems.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { TextInput } from '../../../fields/text-input.tsx';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import fields from '../../ui/form/fields.module.css';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { type AmountWay, draftProblem, type PayoutDraft, payoutOf, waysOf } from './payout-draft.ts';
import styles from './payouts.module.css';
import { kindText } from './texts.ts';

interface PayoutFormProps {
  readonly id: string;
  readonly first: PayoutDraft;
  /** Label of the submit button. */
  readonly text: string;
  readonly settled: SettledMonth;
  readonly month: PayrollMonth;
  /** Workers of the month. */
  readonly workers: readonly Worker[];
  readonly keep: (payout: Payout) => void;
  readonly close: () => void;
}

/** Form of one payout; a refused one stays as typed. */
export function PayoutForm({ id, first, text, settled, month, workers, keep, close }: PayoutFormProps) {
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<string>();
  const field = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const { entity } = settled.firm;
  const change = (part: Partial<PayoutDraft>) => {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = draftProblem(settled, month, id, draft);
    setProblem(refused);
    if (refused === undefined) keep(payoutOf(draft));
  };
  return (
    <form
      ref={form}
      className={joinClasses('onScreen stack3 card', styles.form)}
      aria-label="Podaci isplate"
      autoComplete="off"
      noValidate
      onSubmit={submit}
    >
      <div className={fields.fields}>
        <Choice
          id={`${field}-vrsta`}
          label="Vrsta isplate"
          labels={kindText(entity)}
          value={draft.kind}
          hint={KIND_HINTS[draft.kind]}
          isRequired
          onValue={(kind) => kind && change({ kind })}
        />
        <DateInput
          id={`${field}-dan`}
          label="Dan isplate"
          text={draft.day}
          warning={isDay(draft.day) ? dayDoubts(month, draft.day)[0] : undefined}
          onText={(day) => change({ day })}
        />
        <AmountFields field={field} firm={settled.firm} month={month} draft={draft} change={change} />
        {entity === 'fbih' && draft.kind !== 'pay' && (
          <TextInput
            id={`${field}-obrazac`}
            label="Vrsta isplate u obrascima"
            text={draft.formKind}
            placeholder="1"
            hint="Samo ako nije 1 (plaća)."
            onText={(formKind) => change({ formKind })}
          />
        )}
      </div>
      <TaxedChoice field={field} draft={draft} change={change} />
      <WorkerChoices draft={draft} change={change} workers={workers} />
      {problem && (
        <Notice kind="error">
          <Quoted>{problem}</Quoted>
        </Notice>
      )}
      <Buttons>
        <Button type="submit" look="main">
          {text}
        </Button>
        <Button onClick={close}>Odustani</Button>
      </Buttons>
    </form>
  );
}

const KIND_HINTS: Readonly<Record<PayoutKind, string>> = {
  advance: 'Za toliko je manji ostatak.',
  bonus: 'Oporezivo, s doprinosima i porezom na taj dan.',
  thirteenth: 'Oporezivo, s doprinosima i porezom na taj dan.',
  holidayBonus: 'Iznad neoporezivog iznosa je oporezivo.',
  contributions: 'Radnicima se isplaćuje na dan isplate mjeseca.',
  pay: 'Doprinosi i porez idu na dan isplate mjeseca.',
};

interface DraftProps {
  /** Prefix of ids. */
  readonly field: string;
  readonly draft: PayoutDraft;
  readonly change: (part: Partial<PayoutDraft>) => void;
}

const AMOUNT = amountField({ label: 'Iznos po radniku', invalid: 'Upišite iznos, npr. 400,00.' });
const UNTAXED = amountField({ label: 'Od toga bez poreza', invalid: 'Upišite iznos, npr. 800,00.' });
const SHARE = percentField({ label: 'Procenat', invalid: 'Upišite procenat, npr. 40.' });

const WAY_TEXT: Readonly<Record<AmountWay, string>> = {
  amount: 'Isti iznos svima',
  share: 'Procenat',
  column: 'Po koloni u mjesecu',
};

const columnText = (kind: PayoutKind): string => (kind === 'pay' ? 'Cijeli ostatak' : WAY_TEXT.column);

const COLUMN_HINTS: Readonly<Partial<Record<PayoutKind, string>>> = {
  advance: 'Iznosi radnika iz kolone „Akontacija (avans)“.',
  bonus: 'Iznosi radnika iz kolone „Stimulacija i drugo oporezivo“.',
  thirteenth: 'Iznosi radnika iz kolone „Stimulacija i drugo oporezivo“.',
  pay: 'Sve što je ostalo.',
};

const UNKNOWN_LIMIT: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Granica nije poznata: upišite prosječnu neto plaću iznad tabele, ili koliko je neoporezivo.',
  rs: 'Ako ne upišete iznos, sve je oporezivo.',
  bd: 'Ako ne upišete iznos, sve je oporezivo.',
};

interface AmountFieldsProps extends DraftProps {
  readonly firm: Firm;
  readonly month: PayrollMonth;
}

/** How much each worker is paid. */
function AmountFields({ field, firm, month, draft, change }: AmountFieldsProps) {
  const ways = waysOf(draft.kind);
  const way = ways.includes(draft.way) ? draft.way : ways[0];
  const isOfPay = draft.kind === 'advance' || draft.kind === 'pay';
  const { entity } = firm;
  const limit = untaxedLimit(firm, month);
  const labels = Object.fromEntries(
    ways.map((one) => [one, one === 'column' ? columnText(draft.kind) : WAY_TEXT[one]]),
  ) as Readonly<Record<AmountWay, string>>;
  return (
    <>
      {ways.length > 1 && (
        <Choice
          id={`${field}-nacin`}
          label="Koliko"
          labels={labels}
          value={way}
          hint={way === 'column' ? COLUMN_HINTS[draft.kind] : undefined}
          isRequired
          onValue={(chosen) => chosen && change({ way: chosen })}
        />
      )}
      {way === 'amount' && (
        <HeldInput
          id={`${field}-iznos`}
          field={AMOUNT}
          value={draft.amount}
          hint={isOfPay ? 'Na ruke.' : 'Bruto.'}
          onValue={(amount) => change({ amount })}
        />
      )}
      {way === 'share' && (
        <HeldInput
          id={`${field}-procenat`}
          field={SHARE}
          value={draft.share}
          hint={isOfPay ? 'Od iznosa za isplatu, prije obustava.' : 'Od bruta tog mjeseca.'}
          onValue={(share) => change({ share })}
        />
      )}
      {draft.kind === 'holidayBonus' && entity !== 'rs' && (
        <HeldInput
          id={`${field}-neoporezivo`}
          field={UNTAXED}
          value={draft.untaxed}
          placeholder={limit === undefined ? undefined : formatAmount(limit)}
          hint={
            limit === undefined
              ? UNKNOWN_LIMIT[entity]
              : `Po propisu do ${formatMoney(limit)} u godini, zajedno s kolonom „Regres“.`
          }
          onValue={(untaxed) => change({ untaxed })}
        />
      )}
    </>
  );
}

/** Whether contributions and tax go with an advance, or tax with contributions. */
const TaxedChoice = ({ field, draft: { kind, isTaxed }, change }: DraftProps) => {
  if (kind !== 'advance' && kind !== 'contributions') return null;
  return (
    <CheckboxInput
      id={`${field}-porez`}
      label={
        kind === 'advance' ? 'Sa porezom i doprinosima na taj dio' : 'I porez, i ostale uplate javnih prihoda'
      }
      isOn={isTaxed}
      onChange={(isOn) => change({ isTaxed: isOn })}
    />
  );
};

interface WorkerChoicesProps extends Omit<DraftProps, 'field'> {
  readonly workers: readonly Worker[];
}

/** All workers, or a list of chosen ones. */
function WorkerChoices({ draft, change, workers }: WorkerChoicesProps) {
  const id = useId();
  return (
    <fieldset className={joinClasses('stack1', styles.workers)}>
      <legend className="strong">Kome</legend>
      <CheckboxInput
        id={`${id}-svi`}
        label="Svim radnicima u mjesecu"
        isOn={draft.isForAll}
        onChange={(isForAll) => change({ isForAll })}
      />
      {!draft.isForAll && (
        <div className={styles.choices}>
          {workers.map((worker) => (
            <CheckboxInput
              key={worker.id}
              id={`${id}-${worker.id}`}
              label={<WorkerName worker={worker} />}
              isOn={draft.workers.includes(worker.id)}
              onChange={(isOn) =>
                change({
                  workers: isOn
                    ? [...draft.workers, worker.id]
                    : draft.workers.filter((one) => one !== worker.id),
                })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
