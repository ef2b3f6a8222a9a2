import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Fragment, useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import type { Kept } from '../../storage/db/tables.ts';
import { type RaisedMonth, raisedMonths } from '../../storage/payroll/raised-months.ts';
import { useFound } from '../../storage/payroll/use-found.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WorkerName } from '../form/worker-name.tsx';
import { Question } from '../month/closing/question.tsx';
import { monthName } from '../month/head/month-chooser.tsx';
import { addressOf } from '../routing/place.ts';
import { forgetRaises, useRaises } from './raises.ts';
import { recalculate } from './recalculate.ts';

interface RaiseOfferProps {
  readonly firm: string;
  readonly workers: readonly Kept<Worker>[];
}

/** Offers to recalculate closed months after a raise that changes them. */
export function RaiseOffer({ firm, workers }: RaiseOfferProps) {
  const raises = useRaises(firm);
  const from = [...raises.values()].toSorted()[0] ?? '';
  const months =
    useFound(raises.size === 0 ? '' : [firm, from, ...raises.keys()].join(' '), raisedMonths) ?? [];
  const [done, setDone] = useState<readonly RaisedMonth[]>([]);
  return (
    <>
      {done.length > 0 && <Done months={done} />}
      {months.length > 0 && (
        <>
          <Notice kind="info" title="Nova plata mijenja zaključene mjesece">
            <RaisedNames workers={workers} ids={new Set(months.flatMap((month) => month.workers))} />:{' '}
            {months.map(monthName).join(', ')} Razlike se plaćaju tek kad ih obračunate.
          </Notice>
          <Buttons>
            <Recalculate key={from} months={months} from={from} onDone={setDone} />
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
  /** Called once, with the recalculated months: all, or those before a failure. */
  readonly onDone: (months: readonly RaisedMonth[]) => void;
}

function Recalculate({ months, from, onDone }: RecalculateProps) {
  const [reason, setReason] = useState(() => `nova plata od ${formatDay(from)}`);
  const [progress, setProgress] = useState('');
  return (
    <Question
      words="Obračunaj razlike"
      title="Obračunati razlike za zaključene mjesece?"
      agree="Obračunaj"
      act={async () => {
        if (reason.trim() === '') return 'Upišite razlog.';
        const done: RaisedMonth[] = [];
        const tell = () => setProgress(`Obračunavam ${done.length + 1} od ${months.length}…`);
        tell();
        const failed = await recalculate(months, reason.trim(), (month) => {
          done.push(month);
          if (done.length < months.length) tell();
        });
        setProgress('');
        onDone(done);
        return failed;
      }}
    >
      <p>
        Ponovo se zaključuju: {months.map(monthName).join(', ')} Računaju se samo radnici s novim iznosom, po
        propisima tog mjeseca. Ranija zaključenja ostaju sačuvana.
      </p>
      <TextInput id={fieldId('razlike.razlog')} label="Razlog" text={reason} required onText={setReason} />
      <output>{progress}</output>
    </Question>
  );
}

const Done = ({ months }: { readonly months: readonly RaisedMonth[] }) => (
  <Notice kind="info" title="Razlike su obračunate">
    {months.map((month, at) => (
      <Fragment key={monthName(month)}>
        {at > 0 && ', '}
        <a href={addressOf({ ...month, section: 'izlaz' })}>{monthName(month).replace(/\.$/, '')}</a>
      </Fragment>
    ))}
    . Uz svaki mjesec su listići i nalozi razlike.
  </Notice>
);

interface RaisedNamesProps {
  readonly workers: readonly Kept<Worker>[];
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
