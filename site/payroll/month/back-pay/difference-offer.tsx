import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Fragment, type ReactNode, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { Question } from '../../ui/question.tsx';

interface DifferenceOfferProps {
  readonly of: MonthOf;
  readonly title: string;
  /** Whose wages are calculated again; nothing is offered without one. */
  readonly affected: readonly Worker[];
  /** The suggested reason. */
  readonly because: string;
  /** Wages that were estimates are calculated by the law of the month. */
  readonly byLawOfMonth?: boolean;
  /** Follows the names. */
  readonly children: ReactNode;
}

const loadRecalculate = () => import('./recalculate.ts');

/** Offers to close a month again, with the wages of some workers calculated again. */
export function DifferenceOffer(props: DifferenceOfferProps) {
  const { of, title, affected, because, byLawOfMonth, children } = props;
  const [reason, setReason] = useState(because);
  if (affected.length === 0) return null;
  const month = { ...of, workers: affected.map(({ id }) => id) };
  return (
    <>
      <Notice kind="info" title={title}>
        {affected.map((worker, at) => (
          <Fragment key={worker.id}>
            {at > 0 && ', '}
            <WorkerName worker={worker} />
          </Fragment>
        ))}
        : {children} Iznosi ostaju kako su zaključeni dok razlike ne obračunate.
      </Notice>
      <Buttons>
        <Question
          label="Obračunaj razlike"
          title="Obračunati razlike za ovaj mjesec?"
          agree="Obračunaj"
          act={async () => {
            if (reason.trim() === '') return 'Upišite razlog.';
            const { recalculate } = await fetchPart(loadRecalculate);
            return recalculate([month], reason.trim(), () => undefined, byLawOfMonth);
          }}
        >
          <p>
            Mjesec se ponovo zaključuje. Računaju se samo ti radnici, po današnjim podacima i propisima tog
            mjeseca. Ranije zaključenje ostaje sačuvano.
          </p>
          <TextInput
            id={fieldId('razlike.razlog')}
            label="Razlog"
            text={reason}
            required
            onText={setReason}
          />
        </Question>
      </Buttons>
    </>
  );
}
