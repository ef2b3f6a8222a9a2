import { addDays } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { changesOf, type DatedValue, withChanges } from '@obracun/engine/payroll/model/dated-worker.ts';
import { DATED_NAMES, type DatedName, type Worker } from '@obracun/engine/payroll/model/worker.ts';
import { Trash2 } from 'lucide-react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { ConfirmButton } from '../../../ui/controls/confirm-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { RecordField } from '../../ui/form/record-field.tsx';
import { type FieldRow, rowNamed } from '../../ui/form/record-rows.ts';
import styles from '../../ui/form/rows.module.css';
import { datedLabel, datedValue, isTypedValue } from './dated-text.ts';
import type { WorkerInForm } from './person-rows.tsx';
import { workerSections } from './worker-sections.tsx';

interface HistoryFieldsProps {
  readonly form: WorkerInForm;
  /** Makes one worker of another: what the other lacks is removed. */
  readonly replace: (worker: Worker) => void;
}

/** Earlier values of dated fields, folded: their days and values can be corrected, and a change removed. */
export function HistoryFields({ form, replace }: HistoryFieldsProps) {
  const { draft: worker, firm } = form;
  const names = DATED_NAMES.filter((name) => worker.history?.[name]);
  if (names.length === 0) return null;
  return (
    <Folded
      title="Ranije vrijednosti"
      line={names.map((name) => datedLabel(name, firm.entity)).join(', ')}
      isOnPaper
    >
      {names.map((name) => (
        <FieldHistory key={name} form={form} name={name} replace={replace} />
      ))}
    </Folded>
  );
}

interface FieldHistoryProps extends HistoryFieldsProps {
  readonly name: DatedName;
}

function FieldHistory({ form, name, replace }: FieldHistoryProps) {
  const { draft: worker, firm } = form;
  const changes: readonly DatedValue[] = changesOf(worker, name);
  const label = datedLabel(name, firm.entity);
  const put = (next: readonly DatedValue[]) => replace(withChanges(worker, name, next as never));
  return (
    <fieldset className="stack2">
      <legend className={joinClasses('soft', styles.legend)}>{label}</legend>
      {changes.map((change, at) => (
        <ChangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a change has no other key
          key={at}
          form={form}
          name={name}
          label={label}
          change={change}
          next={changes[at + 1]}
          at={at}
          onChange={(one) => put(changes.with(at, one))}
          // The first value has no day: the one after it takes its place.
          onRemove={() =>
            put(changes.toSpliced(at, 1).map((one, first) => (first === 0 ? { value: one.value } : one)))
          }
        />
      ))}
    </fieldset>
  );
}

interface ChangeRowProps extends Pick<FieldHistoryProps, 'form' | 'name'> {
  readonly label: string;
  readonly change: DatedValue;
  /** Undefined for the newest value, which is edited in its own field. */
  readonly next: DatedValue | undefined;
  readonly at: number;
  readonly onChange: (change: DatedValue) => void;
  readonly onRemove: () => void;
}

function ChangeRow({ form, name, label, change, next, at, onChange, onRemove }: ChangeRowProps) {
  const id = (part: string) => fieldId(`radnik.ranije.${name}.${at}.${part}`);
  const { from, value } = change;
  const until = next?.from ? `do ${formatDay(addDays(next.from, -1))}` : 'sada';
  const text = datedValue(name, value);
  return (
    <div className="columns card">
      {from === undefined ? (
        <p className={joinClasses('soft', styles.period)}>Od početka, {until}</p>
      ) : (
        <DateInput
          id={id('from')}
          label="Važi od"
          text={from}
          required
          hint={until}
          onText={(typed) => onChange({ ...change, from: typed })}
        />
      )}
      {next === undefined ? (
        <p className={joinClasses('soft', styles.period)}>
          <span translate={isTypedValue(name) ? 'no' : undefined}>{text}</span>
        </p>
      ) : (
        <EarlierValue
          id={id('value')}
          form={form}
          name={name}
          label={label}
          value={value}
          onValue={(typed) => onChange({ ...(from !== undefined && { from }), value: typed })}
        />
      )}
      <ConfirmButton
        look="quiet"
        className={styles.remove}
        label={
          <>
            <Trash2 aria-hidden="true" size={16} /> Obriši
          </>
        }
        aria-label={`Obriši: ${label}, ${text}, ${until}`}
        question={`Obrisati vrijednost „${text}“?`}
        choices={[{ text: 'Obriši', act: onRemove }]}
      >
        {at === 0 ? 'Tada važi vrijednost poslije nje.' : 'Tada važi vrijednost prije nje.'}
      </ConfirmButton>
    </div>
  );
}

interface EarlierValueProps extends Pick<FieldHistoryProps, 'form' | 'name'> {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}

/** An earlier value in the control of its field; one with a part of its own is only shown. */
function EarlierValue({ form, name, id, label, value, onValue }: EarlierValueProps) {
  const row = rowNamed(workerSections(form), name);
  if (!row) return <p className={joinClasses('soft', styles.period)}>{datedValue(name, value)}</p>;
  const draft = { ...form.draft, [name]: value };
  return (
    <RecordField id={id} row={unmarked(row, label)} edit={{ draft, change: (part) => onValue(part[name]) }} />
  );
}

/** The row without messages, which concern the newest value. */
const unmarked = (row: FieldRow<Worker>, label: string): FieldRow<Worker> =>
  ({
    ...row,
    ...('field' in row ? { field: { ...row.field, label } } : { label }),
    hint: undefined,
    warning: undefined,
    error: undefined,
    placeholder: undefined,
  }) as FieldRow<Worker>;
