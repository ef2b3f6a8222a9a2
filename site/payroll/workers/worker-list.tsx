import { formatDay, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Agreed, Worker } from '@obracun/engine/payroll/model/worker.ts';
import { FileUp, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { useToday } from '../../platform/clock.ts';
import type { Kept } from '../../storage/db/tables.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { RemovalLine } from '../../ui/saved-list/removal-line.tsx';
import type { Removal } from '../../ui/saved-list/use-removal.tsx';
import { labelWith, Typed } from '../../ui/typed.tsx';
import rows from '../form/listed.module.css';
import { calledWorker, WorkerName } from '../form/worker-name.tsx';
import { ArrivalHeading } from '../routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER } from '../routing/place.ts';
import { agreedOn } from './agreed-on.ts';
import { gapsOf } from './gaps.ts';
import { MissingWorkers } from './missing-workers.tsx';
import { foundBy, MANY } from './search.ts';
import styles from './worker-list.module.css';
import { WorkersPaper } from './workers-paper.tsx';

interface WorkerListProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly workers: readonly Kept<Worker>[];
  readonly removal: Removal;
}

/** The workers of a firm by name: opened, added, taken away. */
export function WorkerList({ firm, of, workers, removal }: WorkerListProps) {
  const today = useToday();
  const [question, setQuestion] = useState('');
  const shown = workers.filter(({ content }) => foundBy(content, question));
  return (
    <>
      <ArrivalHeading level={3} look="section">
        Radnici
      </ArrivalHeading>
      <div className={styles.head}>
        {workers.length > MANY && (
          <TextInput
            id={fieldId('trazi-radnika')}
            label={`Traži među radnicima (${workers.length})`}
            text={question}
            onText={setQuestion}
          />
        )}
        <ButtonLink href={addressOf({ ...of, section: 'radnici', worker: NEW_WORKER })}>
          <UserPlus aria-hidden="true" size={18} /> Novi radnik
        </ButtonLink>
        <ButtonLink look="plain" href={addressOf({ ...of, section: 'uvoz' })}>
          <FileUp aria-hidden="true" size={18} /> Uvezi iz tabele
        </ButtonLink>
      </div>
      <MissingWorkers of={of} isEmpty={workers.length === 0}>
        Firma još nema radnika. Dodajte prvog ili ih uvezite iz tabele.
      </MissingWorkers>
      <ul className={rows.list}>
        {shown.map((one) => (
          <WorkerRow key={one.id} of={of} entity={firm.entity} worker={one} removal={removal} />
        ))}
      </ul>
      <output>{question && shown.length === 0 && 'Nema takvog radnika.'}</output>
      <RemovalLine {...removal} />
      {today && workers.length > 0 && (
        <WorkersPaper firm={firm} workers={workers.map(({ content }) => content)} today={today} />
      )}
    </>
  );
}

interface WorkerRowProps {
  readonly of: MonthOf;
  /** Of the firm. */
  readonly entity: PayrollEntity;
  readonly worker: Kept<Worker>;
  readonly removal: Removal;
}

function WorkerRow({ of, entity, worker: { id, content }, removal }: WorkerRowProps) {
  const today = useToday() ?? '';
  const called = calledWorker(content);
  const { employedTo } = content;
  const isGone = employedTo !== undefined && employedTo < today;
  const gaps = gapsOf(content, entity);
  return (
    <li className={rows.row}>
      <a href={addressOf({ ...of, section: 'radnici', worker: id })} className={rows.name}>
        <WorkerName worker={content} />
      </a>
      <span className={rows.facts}>
        {content.position && (
          <>
            <Typed>{content.position}</Typed>,{' '}
          </>
        )}
        {agreedInWords(agreedOn(content, today))}
        {employedTo && ` · ${isGone ? 'radio' : 'radi'} do ${formatDay(employedTo)}`}
        {gaps.length > 0 && <span className={styles.gaps}> Nije upisano: {gaps.join(', ')}.</span>}
      </span>
      <Button
        look="quiet"
        className={rows.remove}
        {...labelWith('Ukloni', called)}
        onClick={() => removal.remove({ radnici: [id] }, called)}
      >
        Ukloni
      </Button>
    </li>
  );
}

const agreedInWords = (agreed: Agreed | undefined): string =>
  agreed ? `${agreed.kind} ${formatMoney(agreed.amount)}` : 'plata nije ugovorena';
