import { newestSource } from '@obracun/engine/kernel/explained/citation.ts';
import type { AnyParameter, LawTree } from '@obracun/engine/kernel/law.ts';
import { useMemo } from 'react';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { type Findable, searchIn } from '../search/search.ts';
import styles from './law-page.module.css';
import { ParameterHistory } from './parameter-history.tsx';

interface LawSectionProps {
  readonly id: string;
  readonly tree: LawTree;
  /** Only what answers it is shown; everything, in its groups, when it is empty. */
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

/** The parameters of one entity, those of one subject folded into one line. */
export function LawSection({ id, tree, question }: LawSectionProps) {
  const search = useMemo(() => searchIn(Object.entries(tree.parametri).map(findable)), [tree]);
  const isAsked = question.trim() !== '';
  const found = search(question);
  if (isAsked && found.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} look="page" id={id}>
        {tree.naziv}
      </Heading>
      {isAsked ? (
        <Parameters {...{ id, tree }} shown={found} />
      ) : (
        <Groups {...{ id, tree }} groups={Object.entries(tree.groups ?? {})} />
      )}
    </section>
  );
}

type InTree = Omit<LawSectionProps, 'question'>;

interface GroupsProps extends InTree {
  readonly groups: readonly (readonly [title: string, parameters: LawTree['parametri']])[];
}

/** What stands alone is not folded: nobody would know what to look for in it. */
const Groups = ({ id, tree, groups }: GroupsProps) => (
  <div>
    {groups.map(([title, parameters]) => (
      <Folded
        key={title}
        title={`${title} (${Object.keys(parameters).length})`}
        line={
          <span className={styles.names}>
            {Object.values(parameters)
              .map(({ naziv }) => naziv)
              .join(' · ')}
          </span>
        }
        isOpenFirst={groups.length === 1}
        isOnPaper
      >
        <Parameters {...{ id, tree }} shown={Object.entries(parameters)} />
      </Folded>
    ))}
  </div>
);

/** So many are read at one look, with all that is known of them. */
const FEW = 3;

const Parameters = ({ id, tree, shown }: InTree & { readonly shown: readonly Named[] }) => (
  <div>
    {shown.map(([name, parameter]) => (
      <ParameterHistory
        key={name}
        id={`${id}-${name}`}
        parameter={parameter}
        newest={newestSource(tree, parameter)}
        isOpenFirst={shown.length <= FEW}
      />
    ))}
  </div>
);
