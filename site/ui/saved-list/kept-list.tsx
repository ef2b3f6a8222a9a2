import type { Kept } from '../../storage/db/tables.ts';
import { Button } from '../controls/button.tsx';
import { Heading } from '../page/heading.tsx';
import { type Called, CalledSo, labelWith } from '../typed.tsx';
import styles from './kept-list.module.css';

interface Action<K> {
  readonly words: string;
  readonly act: (thing: K) => void;
  /** Records it applies to; all by default. */
  readonly where?: (thing: K) => boolean;
}

interface KeptListProps<K extends Kept> {
  /** Omitted when the list is under a heading already. */
  readonly title?: string;
  readonly things: readonly K[];
  readonly nameOf: (thing: K) => Called;
  readonly actions: readonly Action<K>[];
  readonly remove: (thing: K) => void;
}

/** Stored records by name, with their actions; nothing without any. */
export function KeptList<K extends Kept>({ title, things, nameOf, actions, remove }: KeptListProps<K>) {
  if (things.length === 0) return null;
  const all: readonly Action<K>[] = [...actions, { words: 'Ukloni', act: remove }];
  return (
    <section>
      {title && (
        <Heading level={2} look="group">
          {title}
        </Heading>
      )}
      <ul className={styles.list}>
        {things.map((thing) => (
          <li key={thing.id} className={styles.thing}>
            <span className={styles.name}>
              <CalledSo {...nameOf(thing)} />
            </span>
            <span className={styles.actions}>
              {all
                .filter(({ where }) => where?.(thing) ?? true)
                .map(({ words, act }) => (
                  <Button
                    key={words}
                    look="quiet"
                    className={styles.action}
                    {...labelWith(words, nameOf(thing))}
                    onClick={() => act(thing)}
                  >
                    {words}
                  </Button>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
