import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo } from 'react';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import { newId } from '../../storage/db/tables.ts';
import { useWorkers } from '../../storage/payroll/use-kept.ts';
import { useRemoval } from '../../ui/saved-list/use-removal.tsx';
import { NEW_WORKER } from '../routing/place.ts';
import type { SectionProps } from '../routing/section-props.ts';
import { WorkerForm } from './worker-form.tsx';
import { WorkerList } from './worker-list.tsx';

/** The workers of a firm, or the one that was opened. */
export function WorkersScreen({ firm, year, month, worker }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const workers = useWorkers(firm.id);
  const removal = useRemoval();
  const empty = useMemo(
    () => worker === NEW_WORKER && { changed: 0, ...withContent(newWorker(newId(), firm.id)) },
    [worker, firm.id],
  );
  if (workers === undefined) return <Waiting />;
  const opened = workers.find(({ id }) => id === worker);
  const form = { firm: firm.content, of, workers };
  if (empty) return <WorkerForm key={empty.id} {...form} kept={empty} isNew />;
  if (opened) return <WorkerForm key={opened.id} {...form} kept={opened} isNew={false} />;
  return <WorkerList firm={firm.content} of={of} workers={workers} removal={removal} />;
}

const withContent = <T extends { readonly id: string }>(content: T) => ({ id: content.id, content });
