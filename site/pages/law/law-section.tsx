import { newestSource } from '@obracun/engine/kernel/explained/citation.ts';
import type { AnyParameter, LawTree } from '@obracun/engine/kernel/law.ts';
import { useMemo } from 'react';
import { Heading } from '../../ui/page/heading.tsx';
import { type Findable, searchIn } from '../search/search.ts';
import styles from './law-page.module.css';
import { ParameterHistory } from './parameter-history.tsx';

interface LawSectionProps {
  readonly id: string;
  readonly tree: LawTree;
  /** Only what answers it is shown; everything when it is empty. */
  readonly question: string;
}

type Named = readonly [name: string, parameter: AnyParameter];

const findable = (item: Named): Findable<Named> => {
  const [, { naziv, znacenja }] = item;
  return {
    item,
    name: naziv,
    about: Object.values(znacenja)
      .map((meaning) => meaning.naziv)
      .join(' '),
  };
};

/** The parameters of one entity, with a list of them in front. */
export function LawSection({ id, tree, question }: LawSectionProps) {
  const all = Object.entries(tree.parametri);
  const search = useMemo(() => searchIn(Object.entries(tree.parametri).map(findable)), [tree]);
  const shown = question.trim() === '' ? all : search(question);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} look="page" id={id}>
        {tree.naziv}
      </Heading>
      {shown === all && (
        <details className={styles.contents} open>
          <summary>Sadržaj: {all.length} stopa i iznosa</summary>
          <ul>
            {all.map(([name, { naziv }]) => (
              <li key={name}>
                <a href={`#${id}-${name}`}>{naziv}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {shown.map(([name, parameter]) => (
        <ParameterHistory
          key={name}
          id={`${id}-${name}`}
          parameter={parameter}
          newest={newestSource(tree, parameter)}
        />
      ))}
    </section>
  );
}
