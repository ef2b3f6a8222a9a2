import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Fragment } from 'react';
import { sentenceOf } from '../../storage/db/cause.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Typed } from '../../ui/typed.tsx';
import { WorkerName } from '../ui/form/worker-name.tsx';
import { TERM_TEXT, type TermName } from './edits/terms.ts';
import type { EditedMonth } from './edits/use-edited-month.ts';

interface TroublesProps extends Pick<EditedMonth, 'trouble' | 'retry' | 'dismiss'> {
  readonly workers: readonly Worker[];
  /** Reason why requests fail. */
  readonly problem?: string | undefined;
}

/** Problems that block saving or calculating a month, with remedies; edits are not lost. */
export const Troubles = ({ trouble, retry, dismiss, workers, problem }: TroublesProps) => (
  <>
    {trouble.unsaved && (
      <Notice kind="error" title="Upisano još nije sačuvano">
        {sentenceOf(trouble.unsaved)}.{' '}
        <Button look="link" onClick={retry}>
          Pokušaj ponovo
        </Button>
      </Notice>
    )}
    {trouble.elsewhere.length > 0 && (
      <Notice kind="warn" title="U drugoj kartici je u međuvremenu upisano nešto drugo">
        Ostalo je ono što je tamo upisano: <Names workers={workers} ids={trouble.elsewhere} />. Ako treba,
        upišite svoje ponovo. <Read dismiss={dismiss} />
      </Notice>
    )}
    {trouble.closed.length > 0 && (
      <Notice kind="warn" title="Mjesec je zaključen u drugoj kartici">
        Posljednje upisano nije ušlo: <Names workers={workers} ids={trouble.closed} />. Ako treba, ponovo
        otvorite mjesec i upišite svoje. <Read dismiss={dismiss} />
      </Notice>
    )}
    {problem && <Notice kind="warn">{problem}</Notice>}
  </>
);

const Read = ({ dismiss }: Pick<TroublesProps, 'dismiss'>) => (
  <Button look="link" onClick={dismiss}>
    U redu
  </Button>
);

interface NamesProps {
  readonly workers: readonly Worker[];
  readonly ids: readonly string[];
}

/** Names of workers, which keep their script. */
const Names = ({ workers, ids }: NamesProps) =>
  ids.map((id, at) => {
    const worker = workers.find((one) => one.id === id);
    return (
      <Fragment key={id}>
        {at > 0 && ', '}
        <Name id={id} worker={worker} />
      </Fragment>
    );
  });

function Name({ id, worker }: { readonly id: string; readonly worker: Worker | undefined }) {
  if (id in TERM_TEXT) return TERM_TEXT[id as TermName];
  return worker ? <WorkerName worker={worker} /> : <Typed>{id}</Typed>;
}
