import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Fragment, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { type RaisedMonth, raisedMonths } from '../../../storage/payroll/raised-months.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { monthName } from '../../ui/month-chooser.tsx';
import { Question } from '../../ui/question.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import { forgetRaises, useRaises } from './raises.ts';
import { recalculate } from './recalculate.ts';

interface RaiseOfferProps {
  readonly firm: string;
  readonly workers: readonly StoredRecord<Worker>[];
}

/** Offers to recalculate closed months after a raise that changes them. */
export function RaiseOffer({ firm, workers }: RaiseOfferProps) {
  const raises = useRaises(firm);
  const from = [...raises.values()].toSorted()[0] ?? '';
  const months =
    useFound(raises.size === 0 ? '' : [firm, from, ...raises.keys()].join(' '), raisedMonths) ?? [];
  const [done, setDone] = useState<readonly RaisedMonth[]>([]);
  // Each month that is closed again leaves the list that is read: the one being worked on stays until the end.
  const [running, setRunning] = useState<readonly RaisedMonth[]>();
  const shown = running ?? months;
  return (
    <>
      {!running && done.length > 0 && <Done months={done} />}
      {shown.length > 0 && (
        <>
          <Notice kind="info" title="Nova plata mijenja zaključene mjesece">
            <RaisedNames workers={workers} ids={new Set(shown.flatMap((month) => month.workers))} />:{' '}
            {shown.map((one) => monthName(one)).join(', ')} Razlike se plaćaju tek kad ih obračunate.
          </Notice>
          <Buttons>
            <Recalculate
              key={from}
              months={shown}
              from={from}
              onStart={() => setRunning(months)}
              onEnd={(some) => {
                setDone((before) => [...before, ...some]);
                setRunning(undefined);
              }}
            />
            <Button look="quiet" onClick={() => forgetRaises(firm)}>
              Ne mijenjaj zaključene mjesece
            </Button>
          </Buttons>
        </>
      )}
    </>
  );
}

interface RecalculateProps {
  readonly months: readonly RaisedMonth[];
  readonly from: string;
  readonly onStart: () => void;
  /** @param done months closed again, all of them unless one failed */
  readonly onEnd: (done: readonly RaisedMonth[]) => void;
}

function Recalculate({ months, from, onStart, onEnd }: RecalculateProps) {
  const [step, setStep] = useState<number>();
  const [reason, setReason] = useState(() => `nova plata od ${formatDay(from)}`);
  return (
    <Question
      label="Obračunaj razlike"
      title="Obračunati razlike za zaključene mjesece?"
      agree="Obračunaj"
      act={async () => {
        if (reason.trim() === '') return 'Upišite razlog.';
        const done: RaisedMonth[] = [];
        onStart();
        setStep(0);
        const failed = await recalculate(months, reason.trim(), (month) => {
          done.push(month);
          setStep(done.length);
        });
        setStep(undefined);
        onEnd(done);
        return failed;
      }}
    >
      <p>
        Ponovo se zaključuju: {months.map((one) => monthName(one)).join(', ')} Računaju se samo radnici s
        novim iznosom, po propisima tog mjeseca. Ranija zaključenja ostaju sačuvana.
      </p>
      <TextInput id={fieldId('razlike.razlog')} label="Razlog" text={reason} required onText={setReason} />
      <output>{step !== undefined && stepText(months, step)}</output>
    </Question>
  );
}

/** `Obračunava se juli 2026. (2 od 4).` */
function stepText(months: readonly RaisedMonth[], done: number): string {
  const month = months[done];
  return month ? `Obračunava se ${monthName(month)} (${done + 1} od ${months.length})` : '';
}

const Done = ({ months }: { readonly months: readonly RaisedMonth[] }) => (
  <Notice kind="info" title="Razlike su obračunate">
    {months.map((month, at) => (
      <Fragment key={monthName(month)}>
        {at > 0 && ', '}
        <a href={addressOf({ ...month, section: 'placanja' })}>{monthName(month).replace(/\.$/, '')}</a>
      </Fragment>
    ))}
    . Uz svaki mjesec su listići i nalozi razlike.
  </Notice>
);

interface RaisedNamesProps {
  readonly workers: readonly StoredRecord<Worker>[];
  readonly ids: ReadonlySet<string>;
}

const RaisedNames = ({ workers, ids }: RaisedNamesProps) =>
  workers
    .filter(({ id }) => ids.has(id))
    .map(({ id, content }, at) => (
      <Fragment key={id}>
        {at > 0 && ', '}
        <WorkerName worker={content} />
      </Fragment>
    ));
