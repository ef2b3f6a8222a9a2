import { saveFile } from '../../platform/save-file.ts';
import type { StoredRecord } from '../../storage/db/tables.ts';
import type { Unreadable } from '../../storage/db/unreadable.ts';
import { Button } from '../controls/button.tsx';
import { joinClasses } from '../join-classes.ts';
import { Notice } from '../notice.tsx';
import { Heading } from '../page/heading.tsx';
import { type Called, CalledSo, labelWith } from '../typed.tsx';
import { momentInWords } from './moment.ts';
import styles from './stored-list.module.css';
import type { Removal } from './use-removal.tsx';

interface Action<K> {
  readonly text: string;
  readonly act: (thing: K) => void;
  /** Records it applies to; all by default. */
  readonly where?: (thing: K) => boolean;
}

interface StoredListProps<K extends StoredRecord> {
  /** Omitted when the list is under a heading already. */
  readonly title?: string;
  readonly things: readonly K[];
  readonly nameOf: (thing: K) => Called;
  readonly actions: readonly Action<K>[];
  readonly remove: (thing: K) => void;
}

/** Stored records by name, with their actions; nothing without any. */
export function StoredList<K extends StoredRecord>({
  title,
  things,
  nameOf,
  actions,
  remove,
}: StoredListProps<K>) {
  if (things.length === 0) return null;
  const all: readonly Action<K>[] = [...actions, { text: 'Ukloni', act: remove }];
  return (
    <section>
      {title && (
        <Heading level={2} look="group">
          {title}
        </Heading>
      )}
      <ul className={styles.list}>
        {things.map((thing) => (
          <li key={thing.id} className={joinClasses('small', styles.thing)}>
            <span className={joinClasses('breaking', styles.name)}>
              <CalledSo {...nameOf(thing)} />
            </span>
            <span className={styles.actions}>
              {all
                .filter(({ where }) => where?.(thing) ?? true)
                .map(({ text, act }) => (
                  <Button
                    key={text}
                    look="quiet"
                    className="small"
                    {...labelWith(text, nameOf(thing))}
                    onClick={() => act(thing)}
                  >
                    {text}
                  </Button>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnreadableListProps {
  readonly unreadable: readonly Unreadable[];
  readonly removal: Removal;
}

/** Unreadable records: listed, exportable as a file, never overwritten. */
export const UnreadableList = ({ unreadable, removal }: UnreadableListProps) =>
  unreadable.length > 0 && (
    <div className="stack2 full">
      <Notice kind="warn">
        Dio sačuvanog se ne može pročitati ({unreadable.length}). Ostaje ovdje kakav je i ulazi u izvoz;
        možete ga preuzeti zasebno.
      </Notice>
      <StoredList
        things={unreadable}
        nameOf={nameOf}
        actions={[{ text: 'Preuzmi', act: take }]}
        remove={(one) => removal.remove({ [one.table]: [one.id] }, nameOf(one))}
      />
    </div>
  );

const nameOf = ({ name, changed }: Unreadable): Called => ({
  typed: '',
  before: `${name}, ${momentInWords(changed)}`,
});

const take = ({ id, given }: Unreadable): void =>
  saveFile(
    new Blob([JSON.stringify(given ?? null, null, 1)], { type: 'application/json' }),
    `necitljivo-${id}.json`,
  );
