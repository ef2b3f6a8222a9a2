import { Fragment } from 'react';
import { Link } from 'wouter';
import { checkedCount } from '../../ui/uncertain-data.tsx';
import type { CitedFigure } from './law-sentence.ts';

interface FiguresProps {
  readonly figures: readonly CitedFigure[];
}

/** The law behind a sentence, with links to its page. */
export const CitedFigures = ({ figures }: FiguresProps) =>
  figures.length > 0 && (
    <span className="soft block">
      <Links figures={figures} />
    </span>
  );

/** The uncertain figures of a list of sentences, said once below it. */
export function UncertainFigures({ figures }: FiguresProps) {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const uncertain = [...byId.values()].filter(({ certainty }) => certainty !== 'visoka');
  if (uncertain.length === 0) return null;
  return (
    <p className="soft block">
      {checkedCount(uncertain.length)} <Links figures={uncertain} />
    </p>
  );
}

const Links = ({ figures }: FiguresProps) =>
  figures.map(({ id, name }, at) => (
    <Fragment key={id}>
      {at > 0 && ' · '}
      <Link to={`/propisi#${id}`}>{name}</Link>
    </Fragment>
  ));
