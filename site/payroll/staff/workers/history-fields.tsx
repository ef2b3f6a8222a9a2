import { addDays } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { changesOf, type DatedValue, withChanges } from '@obracun/engine/payroll/model/dated-worker.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { DATED_NAMES, type DatedName } from '@obracun/engine/payroll/model/worker.ts';
import { Trash2 } from 'lucide-react';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { ConfirmButton } from '../../../ui/controls/confirm-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import styles from '../../ui/form/rows.module.css';
import { datedLabel, datedValue, isTypedValue } from './dated-text.ts';
import { DatedValueInput } from './dated-value-input.tsx';
import { useWorker } from './use-worker.ts';

/** Earlier values of dated fields, folded: their days and values can be corrected, and a change removed. */
export function HistoryFields({ entity }: { readonly entity: PayrollEntity }) {
  const { worker } = useWorker();
  const names = DATED_NAMES.filter((name) => worker.history?.[name]);
  if (names.length === 0) return null;
  return (
    <Folded
      title="Ranije vrijednosti"
      line={names.map((name) => datedLabel(name, entity)).join(', ')}
      isOnPaper
    >
      {names.map((name) => (
        <FieldHistory key={name} name={name} entity={entity} />
      ))}
    </Folded>
  );
}

interface FieldHistoryProps {
  readonly name: DatedName;
  readonly entity: PayrollEntity;
}

function FieldHistory({ name, entity }: FieldHistoryProps) {
  const { worker, replace } = useWorker();
  const changes: readonly DatedValue[] = changesOf(worker, name);
  const label = datedLabel(name, entity);
  const put = (next: readonly DatedValue[]) => replace(withChanges(worker, name, next as never));
  return (
    <fieldset className="stack2">
      <legend className={joinClasses('soft', styles.legend)}>{label}</legend>
      {changes.map((change, at) => (
        <ChangeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a change has no other key
          key={at}
          name={name}
          entity={entity}
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

interface ChangeRowProps extends FieldHistoryProps {
  readonly label: string;
  readonly change: DatedValue;
  /** Undefined for the newest value, which is edited in its own field. */
  readonly next: DatedValue | undefined;
  readonly at: number;
  readonly onChange: (change: DatedValue) => void;
  readonly onRemove: () => void;
}

function ChangeRow({ name, entity, label, change, next, at, onChange, onRemove }: ChangeRowProps) {
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
        <DatedValueInput
          id={id('value')}
          name={name}
          label={label}
          entity={entity}
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
