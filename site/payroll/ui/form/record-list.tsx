import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../fields/layout/field-id.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import type { FormRow, RecordEdit } from './record-rows.ts';
import { RecordCells } from './record-sections.tsx';
import styles from './rows.module.css';
import { withPart } from './some-of.ts';

interface RecordListProps<R> extends Omit<ListedProps<R>, 'record' | 'at' | 'change' | 'drop'> {
  readonly records: readonly R[];
  readonly put: (next: readonly R[]) => void;
  readonly empty: () => NoInfer<R>;
  /** Property of a new record that takes the focus. */
  readonly first: keyof R & string;
  /** Text of the button that adds. */
  readonly add: string;
  readonly look?: 'quiet';
  /** The line of that button. */
  readonly foot?: (adder: ReactNode) => ReactNode;
}

/** Records in a record, each with its fields: one is added by a button and takes the focus, which returns to the button when it is removed. */
export function RecordList<R>({
  records,
  put,
  empty,
  first,
  add,
  look,
  foot = (adder) => <div>{adder}</div>,
  ...listed
}: RecordListProps<R>) {
  const adder = useRef<HTMLButtonElement>(null);
  const append = () => {
    const added = empty();
    flushSync(() => put([...records, added]));
    focusField(`${listed.prefixOf(added, records.length)}.${first}`);
  };
  const drop = (at: number) => {
    put(records.toSpliced(at, 1));
    adder.current?.focus();
  };
  return (
    <>
      {records.map((record, at) => (
        <Listed
          key={listed.prefixOf(record, at)}
          {...listed}
          record={record}
          at={at}
          change={(part) => put(records.with(at, withPart(record, part)))}
          drop={() => drop(at)}
        />
      ))}
      {foot(
        <Button ref={adder} {...(look && { look })} onClick={append}>
          <Plus aria-hidden="true" size={18} /> {add}
        </Button>,
      )}
    </>
  );
}

interface ListedProps<R> {
  readonly record: R;
  readonly at: number;
  readonly change: RecordEdit<R>['change'];
  readonly drop: () => void;
  /** Start of the ids of controls of a record: `radnik.agreed.0`. */
  readonly prefixOf: (record: R, at: number) => string;
  /** Heading of the frame of a record; without it a record is a line. */
  readonly legend?: (record: R, at: number) => ReactNode;
  readonly rows: (record: R, at: number) => readonly FormRow<R>[];
  /** Text of the button that removes. */
  readonly remove: (at: number) => string;
  /** After that button in a frame; before it in a line. */
  readonly more?: (edit: RecordEdit<R>, prefix: string) => ReactNode;
  /** Of a line. */
  readonly className?: string | undefined;
}

function Listed<R>(props: ListedProps<R>) {
  const { record, at, change, drop, prefixOf, legend, rows, remove, more, className } = props;
  const prefix = prefixOf(record, at);
  const edit: RecordEdit<R> = { draft: record, change };
  const cells = <RecordCells prefix={prefix} edit={edit} rows={rows(record, at)} />;
  const remover = (
    <Button look="quiet" className={legend && styles.remove} onClick={drop}>
      <Trash2 aria-hidden="true" size={16} /> {remove(at)}
    </Button>
  );
  if (legend)
    return (
      <fieldset className="columns card">
        <legend className={joinClasses('soft', styles.legend)}>{legend(record, at)}</legend>
        {cells}
        {remover}
        {more?.(edit, prefix)}
      </fieldset>
    );
  return (
    <div className={joinClasses(styles.line, className)}>
      {cells}
      <div className="row4 apart soft whole">
        {more && <span>{more(edit, prefix)}</span>}
        {remover}
      </div>
    </div>
  );
}
