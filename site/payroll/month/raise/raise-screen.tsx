import { firstDayOf, isDay } from '@obracun/engine/core/days/day.ts';
import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { type Raise, raisedFrom } from '@obracun/engine/payroll/month/corrections/raise-all.ts';
import { useMemo, useState } from 'react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { OptionalPart } from '../../../lazy-loading/part.tsx';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { reasonOf } from '../../../storage/db/cause.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { bringWorkers } from '../../../storage/payroll/import-workers.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useWorkers } from '../../../storage/payroll/use-stored.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import fields from '../../ui/form/fields.module.css';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { forgetRaises, noteRaise, useRaises } from '../back-pay/raises.ts';
import type { RaiseRow } from './raise-row.ts';
import { RaiseTable } from './raise-table.tsx';

/** New pay of several workers from a day on, by a percentage or an amount, with a preview. */
export function RaiseScreen({ firm, year, month }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const workers = useWorkers(firm.id);
  return (
    <section aria-labelledby="povisica" className="stack4">
      <ArrivalHeading level={3} look="section" id="povisica">
        Nova plata za više radnika
      </ArrivalHeading>
      <p>
        <a href={addressOf({ ...of, section: 'radnici' })}>Nazad na radnike</a>
      </p>
      {workers ? <RaiseForm firm={firm.content} of={of} workers={workers} /> : <Waiting />}
    </section>
  );
}

const WAYS = [
  { value: 'posto', label: 'Procenat' },
  { value: 'iznos', label: 'Iznos u KM' },
] as const;

const RATE = percentField({ label: 'Povećanje', invalid: 'Upišite procenat, npr. 5.', max: 1000 });
const AMOUNT = amountField({ label: 'Povećanje mjesečno', invalid: 'Upišite iznos, npr. 100,00.' });

const loadRaiseOffer = async () => (await import('../back-pay/raise-offer.tsx')).RaiseOffer;

interface RaiseFormProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly workers: readonly StoredRecord<Worker>[];
}

function RaiseForm({ firm, of, workers }: RaiseFormProps) {
  const [way, setWay] = useState<'posto' | 'iznos'>('posto');
  const [value, setValue] = useState<number>();
  const [from, setFrom] = useState(() => firstDayOf(of));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { message, undo, save } = useRaising(firm);
  const raises = useRaises(firm.id);
  const rows = useMemo(() => {
    if (value === undefined || value === 0 || !isDay(from)) return [];
    const raise: Raise = way === 'posto' ? { rate: value } : { amount: value };
    return workers.map((stored) => ({
      stored,
      outcome: raisedFrom(stored.content, firm.entity, raise, from),
    }));
  }, [workers, firm, way, value, from]);
  const chosen = rows.filter((row) => 'after' in row.outcome && !left.has(row.stored.id));
  return (
    <>
      <div className="choice">
        <Segments
          label="Kako raste plata"
          segments={WAYS}
          value={way}
          onChange={(next) => {
            setWay(next === 'iznos' ? 'iznos' : 'posto');
            setValue(undefined);
          }}
        />
      </div>
      <div className={fields.fields}>
        <HeldInput
          key={way}
          id={fieldId('povisica.vrijednost')}
          field={way === 'posto' ? RATE : AMOUNT}
          value={value}
          onValue={setValue}
        />
        <DateInput id={fieldId('povisica.od')} label="Od kada" text={from} required onText={setFrom} />
      </div>
      {rows.length > 0 && (
        <>
          <RaiseTable
            rows={rows}
            left={left}
            onLeft={(id, isLeft) =>
              setLeft((before) => new Set(isLeft ? [...before, id] : [...before].filter((one) => one !== id)))
            }
          />
          <Buttons>
            <Button
              look="main"
              aria-disabled={chosen.length === 0}
              onClick={() => {
                if (chosen.length === 0) return;
                void save(chosen, from);
                setValue(undefined);
              }}
            >
              Upiši novu platu ({chosen.length})
            </Button>
          </Buttons>
        </>
      )}
      <div className="row3">
        <output>{message}</output>
        {undo && (
          <Button look="link" onClick={undo}>
            Vrati
          </Button>
        )}
      </div>
      {raises.size > 0 && <OptionalPart load={loadRaiseOffer} props={{ firm: firm.id, workers }} />}
    </>
  );
}

/** Saves raises together, and undoes the last ones. */
function useRaising(firm: Firm) {
  const [message, setMessage] = useState('');
  const [back, setBack] = useState<() => Promise<number>>();
  const tell = (work: Promise<string>) =>
    work.then(setMessage, (error: unknown) => setMessage(`Nije sačuvano: ${reasonOf(error)}.`));
  const save = (rows: readonly RaiseRow[], from: string) =>
    tell(
      (async () => {
        const raised = rows.flatMap(({ stored, outcome }) =>
          'after' in outcome ? [{ stored, worker: outcome.worker }] : [],
        );
        const undo = await bringWorkers(
          raised.map(({ worker }) => worker),
          raised.map(({ stored }) => stored),
          { action: 'raised', from, count: raised.length },
        );
        if (!undo)
          return 'Nije sačuvano: neki radnik je promijenjen u drugoj kartici. Pogledajte i pokušajte ponovo.';
        for (const { stored, worker } of raised) noteRaise(stored.content, worker);
        setBack(() => undo);
        return `Nova plata od ${formatDay(from)} upisana je za radnika: ${raised.length}.`;
      })(),
    );
  const undo =
    back &&
    (() =>
      void tell(
        (async () => {
          const staying = await back();
          setBack(undefined);
          forgetRaises(firm.id);
          return staying > 0
            ? `Vraćeno, osim radnika koji su u međuvremenu promijenjeni: ${staying}.`
            : 'Vraćeno je kako je bilo.';
        })(),
      ));
  return { message, undo, save };
}
