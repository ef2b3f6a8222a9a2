import type { Kept } from '../../storage/db/tables.ts';
import { Button } from '../controls/button.tsx';
import { Heading } from '../page/heading.tsx';
import { type Called, CalledSo, labelWith } from '../typed.tsx';
import styles from './kept-list.module.css';

interface Action<K> {
  readonly words: string;
  readonly act: (thing: K) => void;
  /** With which things it can be done; with all, if not given. */
  readonly where?: (thing: K) => boolean;
}

interface KeptListProps<K extends Kept> {
  /** Left out where the list stands under a heading already. */
  readonly title?: string;
  readonly things: readonly K[];
  readonly nameOf: (thing: K) => Called;
  readonly actions: readonly Action<K>[];
  readonly remove: (thing: K) => void;
}

/** Kept things by name, with what can be done with each; nothing when there is none. */
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
