import { newestSource } from '@obracun/engine/core/explanation/citation.ts';
import type { LawTree } from '@obracun/engine/core/law.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import styles from './law-page.module.css';
import type { Named } from './law-search.ts';
import { ParameterHistory } from './parameter-history.tsx';

interface LawSectionProps {
  readonly id: string;
  readonly tree: LawTree;
  /** What answers a search; everything, in its groups, where nothing is looked for. */
  readonly found: readonly Named[] | undefined;
}

/** The parameters of one entity, those of one subject folded into one line. */
export const LawSection = ({ id, tree, found }: LawSectionProps) => (
  <section aria-labelledby={id} className={styles.section}>
    <Heading level={2} look="page" id={id}>
      {tree.naziv}
    </Heading>
    {found ? (
      <Parameters {...{ id, tree }} shown={found} />
    ) : (
      <Groups {...{ id, tree }} groups={Object.entries(tree.groups ?? {})} />
    )}
  </section>
);

type InTree = Omit<LawSectionProps, 'found'>;

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
