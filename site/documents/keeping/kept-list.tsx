import type { Kept } from '../../device/kept/tables.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import styles from './kept-list.module.css';

interface KeptListProps<K extends Kept> {
  readonly title: string;
  readonly things: readonly K[];
  readonly nameOf: (thing: K) => string;
  readonly actions: readonly { readonly words: string; readonly act: (thing: K) => void }[];
  readonly remove: (thing: K) => void;
}

/** Kept things by name, with what can be done with each; nothing when there is none. */
export function KeptList<K extends Kept>({ title, things, nameOf, actions, remove }: KeptListProps<K>) {
  if (things.length === 0) return null;
  const all = [...actions, { words: 'Ukloni', act: remove }];
  return (
    <section>
      <Heading level={2} look="group">
        {title}
      </Heading>
      <ul className={styles.list}>
        {things.map((thing) => (
          <li key={thing.id} className={styles.thing}>
            <span translate="no" className={styles.name}>
              {nameOf(thing)}
            </span>
            {all.map(({ words, act }) => (
              <Button
                key={words}
                look="quiet"
                className={styles.action}
                aria-label={`${words}: ${nameOf(thing)}`}
                onClick={() => act(thing)}
              >
                {words}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
