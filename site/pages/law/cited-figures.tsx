import { Fragment } from 'react';
import { Link } from 'wouter';
import { CertaintyMark } from '../../ui/certainty.tsx';
import styles from './cited-figures.module.css';
import type { CitedFigure } from './law-sentence.ts';

/** The law behind a sentence, with links to its page and marks of uncertain figures. */
export function CitedFigures({ figures }: { readonly figures: readonly CitedFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <span className={styles.source}>
      {figures.map(({ id, name, certainty }, at) => (
        <Fragment key={id}>
          {at > 0 && ' · '}
          <Link to={`/propisi#${id}`}>{name}</Link> <CertaintyMark level={certainty} />
        </Fragment>
      ))}
    </span>
  );
}
