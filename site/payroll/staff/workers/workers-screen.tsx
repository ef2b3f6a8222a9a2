import { type Day, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import {
  formatAmount,
  formatDay,
  formatDecimal,
  formatHundredths,
  formatMoney,
} from '@obracun/engine/core/numbers/format.ts';
import { MUNICIPALITY_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import { AGREED_NAMES, choiceOf } from '@obracun/engine/payroll/model/agreed-pay.ts';
import { workerIn } from '@obracun/engine/payroll/model/dated-worker.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { statusName } from '@obracun/engine/payroll/model/status.ts';
import { type Agreed, newWorker, type Worker } from '@obracun/engine/payroll/model/worker.ts';
import { FilePenLine, FileText, FileUp, TrendingUp, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Part } from '../../../lazy-loading/part.tsx';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { newId, type StoredRecord } from '../../../storage/db/tables.ts';
import { useAbsences } from '../../../storage/payroll/absences.ts';
import { noteRemovedWorker } from '../../../storage/payroll/change-log.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useStaffRecordIds } from '../../../storage/payroll/staff-record-ids.ts';
import { useWorkers } from '../../../storage/payroll/use-stored.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { DataTable, type TableColumn } from '../../../ui/page/data-table.tsx';
import { type Removal, RemovalLine, useRemoval } from '../../../ui/saved-list/use-removal.tsx';
import { labelWith, Typed } from '../../../ui/typed.tsx';
import { gapsOf } from '../../firms/start/gaps.ts';
import { useRaises } from '../../month/back-pay/raises.ts';
import rows from '../../ui/form/listed.module.css';
import { calledWorker, WorkerName } from '../../ui/form/worker-name.tsx';
import { FirmPaper } from '../../ui/paper/firm-paper.tsx';
import { NUMBER_COLUMN } from '../../ui/paper/number-column.ts';
import table from '../../ui/paper/paper-table.module.css';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf, NEW_WORKER } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { MissingWorkers } from './missing-workers.tsx';
import { foundBy, MANY } from './search.ts';
import { WorkerForm } from './worker-form.tsx';

/** Workers of a firm, or the open one. */
export function WorkersScreen({ firm, year, month, worker, field }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const workers = useWorkers(firm.id);
  const absences = useAbsences(firm.id);
  const removal = useRemoval();
  const empty = useMemo(
    () => worker === NEW_WORKER && { changed: 0, ...withContent(newWorker(newId(), firm.id)) },
    [worker, firm.id],
  );
  if (workers === undefined) return <Waiting />;
  const opened = workers.find(({ id }) => id === worker);
  const form = { firm: firm.content, of, workers };
  if (empty) return <WorkerForm key={empty.id} {...form} stored={empty} isNew />;
  if (opened) return <WorkerForm key={opened.id} {...form} stored={opened} isNew={false} field={field} />;
  return <WorkerList firm={firm.content} of={of} workers={workers} absences={absences} removal={removal} />;
}

const withContent = <T extends { readonly id: string }>(content: T) => ({ id: content.id, content });

const loadRaiseOffer = async () => (await import('../../month/back-pay/raise-offer.tsx')).RaiseOffer;
const NONE: readonly StoredRecord<Absence>[] = [];

interface WorkerListProps {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly workers: readonly StoredRecord<Worker>[];
  /** Undefined until loaded. */
  readonly absences: readonly StoredRecord<Absence>[] | undefined;
  readonly removal: Removal;
}

/** List of workers by name: open, add, remove. */
function WorkerList({ firm, of, workers, absences = NONE, removal }: WorkerListProps) {
  const today = useToday();
  const raises = useRaises(firm.id);
  const records = useStaffRecordIds(firm.id);
  const [question, setQuestion] = useState('');
  const shown = workers.filter(({ content }) => foundBy(content, question));
  return (
    <>
      <ArrivalHeading level={3} look="section">
        Radnici
      </ArrivalHeading>
      <div className="row3 low">
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
        <ButtonLink look="plain" href={addressOf({ ...of, section: 'potvrde' })}>
          <FileText aria-hidden="true" size={18} /> Potvrde i papiri
        </ButtonLink>
        <ButtonLink look="plain" href={addressOf({ ...of, section: 'ugovori' })}>
          <FilePenLine aria-hidden="true" size={18} /> Ugovori i vlasnici
        </ButtonLink>
        {workers.length > 0 && (
          <ButtonLink look="plain" href={addressOf({ ...of, section: 'povisica' })}>
            <TrendingUp aria-hidden="true" size={18} /> Nova plata za više radnika
          </ButtonLink>
        )}
      </div>
      {raises.size > 0 && <Part load={loadRaiseOffer} props={{ firm: firm.id, workers }} />}
      <MissingWorkers of={of} isEmpty={workers.length === 0}>
        Firma još nema radnika. Dodajte prvog, uvezite ih iz tabele ili{' '}
        <a href={addressOf({ ...of, section: 'pocetak' })}>upišite imena i plate</a>.
      </MissingWorkers>
      <ul className="near">
        {shown.map((one) => (
          <WorkerRow
            key={one.id}
            of={of}
            entity={firm.entity}
            worker={one}
            absences={absences.filter(({ content }) => content.worker === one.id)}
            records={records?.get(one.id) ?? []}
            removal={removal}
          />
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
  readonly worker: StoredRecord<Worker>;
  /** Data removed together with the worker. */
  readonly absences: readonly StoredRecord<Absence>[];
  /** Identities of its leaves and records of working time, removed too. */
  readonly records: readonly string[];
  readonly removal: Removal;
}

function WorkerRow({ of, entity, worker: { id, content }, absences, records, removal }: WorkerRowProps) {
  const today = useToday() ?? '';
  const called = calledWorker(content);
  const now = today ? workerIn(content, yearMonthOf(today)) : content;
  const { employedTo } = content;
  const isGone = employedTo !== undefined && employedTo < today;
  const gaps = gapsOf(content, entity);
  return (
    <li className={rows.row}>
      <a href={addressOf({ ...of, section: 'radnici', worker: id })} className={rows.name}>
        <WorkerName worker={content} />
      </a>
      <span className={rows.facts}>
        {now.position && (
          <>
            <Typed>{now.position}</Typed>,{' '}
          </>
        )}
        {hasNoPay(now) ? statusName(now.status, entity) : agreedInWords(agreedOn(content, today))}
        {!hasNoPay(now) && now.status && ` · ${statusName(now.status, entity)}`}
        {employedTo && ` · ${isGone ? 'radio' : 'radi'} do ${formatDay(employedTo)}`}
        {gaps.length > 0 && <span className="warn"> Nije upisano: {gaps.join(', ')}.</span>}
      </span>
      <Button
        look="quiet"
        className="small"
        {...labelWith('Ukloni', called)}
        onClick={() => {
          removal.remove({ radnici: [id], odsustva: [...absences.map((one) => one.id), ...records] }, called);
          void noteRemovedWorker(of.firm, called.typed);
        }}
      >
        Ukloni
      </Button>
    </li>
  );
}

/** True for a worker without pay, whose agreed amount is not paid. */
const hasNoPay = (worker: Worker): worker is Worker & { readonly status: 'unpaid' | 'training' } =>
  worker.status === 'unpaid' || worker.status === 'training';

const agreedInWords = (agreed: Agreed | undefined): string =>
  agreed
    ? `${AGREED_NAMES[choiceOf(agreed)]} ${agreed.coefficient === undefined ? formatMoney(agreed.amount) : `koeficijent ${formatDecimal(agreed.coefficient, 6)}`}`
    : 'plata nije ugovorena';

interface WorkersPaperProps {
  readonly firm: Firm;
  /** All workers, also those filtered out by search. */
  readonly workers: readonly Worker[];
  readonly today: Day;
}

/** Printed list of staff. */
const WorkersPaper = (props: WorkersPaperProps) => (
  <FirmPaper firm={props.firm} title="Radnici">
    <p>
      Na dan {formatDay(props.today)} · radnika: {props.workers.length}
    </p>
    <WorkersTable {...props} />
  </FirmPaper>
);

function WorkersTable({ firm, workers, today }: WorkersPaperProps) {
  const month = yearMonthOf(today);
  const now = workers.map((worker) => workerIn(worker, month));
  return (
    <DataTable
      className={table.sheet}
      rows={now}
      columns={[
        NUMBER_COLUMN,
        { title: 'Prezime i ime', cell: (worker) => <WorkerName worker={worker} /> },
        ...paperColumns(firm.entity, now, today).map(columnOf),
      ]}
    />
  );
}

/** Columns of the printed list beside the name. */
interface PaperColumn {
  readonly title: string;
  readonly text: (worker: Worker) => string;
  /** Nowrap text or a number; otherwise wrapped text. */
  readonly look?: 'whole' | 'figure';
  /** Text typed by the user. */
  readonly isTyped?: boolean;
}

const columnOf = ({ title, look, isTyped, text }: PaperColumn): TableColumn<Worker> => ({
  title,
  className: look && table[look],
  cellProps: () => ({ translate: isTyped ? 'no' : undefined }),
  cell: text,
});

/** Columns with a value for any worker. */
const paperColumns = (
  entity: PayrollEntity,
  workers: readonly Worker[],
  today: Day,
): readonly PaperColumn[] => allColumns(entity, today).filter(({ text }) => workers.some(text));

const allColumns = (entity: PayrollEntity, today: Day): readonly PaperColumn[] => {
  const agreed = (worker: Worker) => agreedOn(worker, today);
  return [
    { title: 'JMBG', look: 'whole', text: ({ jmbg }) => jmbg },
    { title: MUNICIPALITY_TEXT[entity], text: ({ municipality }) => municipality?.name ?? '' },
    { title: 'Status', text: ({ status }) => (status ? statusName(status, entity) : '') },
    { title: 'Radno mjesto', isTyped: true, text: ({ position }) => position },
    { title: 'Mjesto troška', isTyped: true, text: ({ costCentre }) => costCentre ?? '' },
    { title: 'Stručna sprema', text: ({ schooling }) => schooling ?? '' },
    {
      title: 'Sati dnevno',
      look: 'figure',
      text: ({ dailyHours }) => formatted(dailyHours, formatHundredths),
    },
    { title: 'Zaposlen od', look: 'whole', text: ({ employedFrom }) => formatted(employedFrom, formatDay) },
    { title: 'Zaposlen do', look: 'whole', text: ({ employedTo }) => formatted(employedTo, formatDay) },
    { title: 'Ugovoreno', text: (worker) => agreed(worker)?.kind ?? '' },
    { title: 'Iznos KM', look: 'figure', text: (worker) => formatted(agreed(worker)?.amount, formatAmount) },
    { title: 'Važi od', look: 'whole', text: (worker) => formatted(agreed(worker)?.from, formatDay) },
    { title: 'Račun', look: 'whole', text: ({ account }) => account },
  ];
};

function formatted<T>(value: T | undefined, write: (value: T) => string): string {
  return value === undefined || value === '' ? '' : write(value);
}

/** Agreement of a worker on a day; undefined before the first. */
const agreedOn = ({ agreed }: Worker, day: Day): Agreed | undefined =>
  agreed.findLast(({ from }) => from <= day);
