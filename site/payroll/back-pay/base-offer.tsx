import { onEarlierBase } from '@obracun/engine/payroll/corrections/earlier-base.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Fragment, useMemo, useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { Buttons } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { WorkerName } from '../form/worker-name.tsx';
import { Question } from '../month/closing/question.tsx';

interface BaseOfferProps {
  readonly of: MonthOf;
  readonly closed: ClosedMonth;
  /** Current data: a removed worker cannot be calculated again. */
  readonly workers: readonly Worker[];
}

const BY_ARTICLE = 'najniža osnovica doprinosa po čl. 20 Pravilnika';
const loadRecalculate = () => import('./recalculate.ts');

/** Offers the difference of a closed month whose least base of contributions was taken by an earlier rule. */
export function BaseOffer({ of, closed, workers }: BaseOfferProps) {
  const [reason, setReason] = useState(BY_ARTICLE);
  const found = useMemo(() => new Set(onEarlierBase(closed.settled)), [closed]);
  const affected = workers.filter(({ id }) => found.has(id));
  if (affected.length === 0) return null;
  const month = { ...of, workers: affected.map(({ id }) => id) };
  return (
    <>
      <Notice kind="info" title="Najniža osnovica je računata po ranijem pravilu">
        {affected.map((worker, at) => (
          <Fragment key={worker.id}>
            {at > 0 && ', '}
            <WorkerName worker={worker} />
          </Fragment>
        ))}
        : najniža osnovica računa se s odbitkom radnika, a uvećanja joj se dodaju (Pravilnik čl. 20, SN FBiH
        6/22). Iznosi ostaju kako su zaključeni dok razlike ne obračunate.
      </Notice>
      <Buttons>
        <Question
          words="Obračunaj razlike"
          title="Obračunati razlike za ovaj mjesec?"
          agree="Obračunaj"
          act={async () => {
            if (reason.trim() === '') return 'Upišite razlog.';
            const { recalculate } = await fetchPart(loadRecalculate);
            return recalculate([month], reason.trim(), () => undefined);
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
