import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useToday } from '../../platform/clock.ts';
import { useSetting } from '../../storage/setting.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { doorTo } from '../directory/doors.ts';
import { filledAddress } from '../directory/filled-link.ts';
import { lastEntity } from '../directory/last-entity.ts';
import { usePages } from '../directory/page.ts';
import { CitedFigures, UncertainFigures } from '../law/cited-figures.tsx';
import { type EntityId, writeSentence } from '../law/law-sentence.ts';
import type { LawSentence, Situation } from './situation.ts';
import styles from './situation-page.module.css';

interface SituationPageProps {
  readonly situation: Situation;
  /** A sentence before the answer, which the build computes. */
  readonly computed?: string | undefined;
  /** A tool of this situation alone. */
  readonly children?: ReactNode;
}

const ENTITIES: readonly (readonly [EntityId, string])[] = [
  ['rs', 'Republika Srpska'],
  ['fbih', 'Federacija BiH'],
  ['bd', 'Brčko distrikt'],
];

/** The answer in short, calculators filled in, what each law gives, the last chosen one opened, what to do, and where to go on. */
export function SituationPage({ situation, computed, children }: SituationPageProps) {
  const day = useToday();
  const chosen = useSetting(lastEntity);
  const { title, answer, facts, steps, related } = situation;
  return (
    <div className="stack4">
      <PrintOrigin />
      <Heading level={1}>{title}</Heading>
      <p className={joinClasses('measure tight', styles.answer)}>
        {computed} {writeSentence(answer, day).text}
      </p>
      {children}
      <FilledLinks situation={situation} />
      <div className="measure">
        {ENTITIES.map(([entity, name]) => (
          <Folded
            key={entity}
            title={
              <Heading level={2} look="section">
                {name}
              </Heading>
            }
            isOpenFirst={entity === chosen}
            isOnPaper
          >
            <Sentences sentences={facts[entity]} />
          </Folded>
        ))}
      </div>
      <section className="stack2 measure" aria-labelledby="koraci">
        <Heading level={2} look="section" id="koraci">
          Šta uraditi i do kada
        </Heading>
        <Sentences sentences={steps} isOrdered />
      </section>
      <Related paths={['/situacije', ...related]} />
    </div>
  );
}

function FilledLinks({ situation: { id, links } }: { readonly situation: Situation }) {
  const day = useToday();
  return (
    <section className="stack2 measure onScreen" aria-labelledby="izracunajte">
      <Heading level={2} look="section" id="izracunajte">
        Izračunajte
      </Heading>
      <ul className="stack2">
        {links.map((link) => (
          <li key={link.label}>
            <Link to={filledAddress(link, day, id)} className={joinClasses('box beside title', styles.link)}>
              {link.label} <ArrowRight aria-hidden="true" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SentencesProps {
  readonly sentences: readonly LawSentence[];
  readonly isOrdered?: boolean;
}

function Sentences({ sentences, isOrdered }: SentencesProps) {
  const day = useToday();
  const List = isOrdered ? 'ol' : 'ul';
  const written = sentences.map((sentence) => writeSentence(sentence, day));
  return (
    <>
      <List className="stack2 bullets">
        {written.map(({ text, cited }) => (
          <li key={text}>
            {text}
            <CitedFigures figures={cited} />
          </li>
        ))}
      </List>
      <UncertainFigures figures={written.flatMap(({ cited }) => cited)} />
    </>
  );
}

function Related({ paths }: { readonly paths: readonly string[] }) {
  const pages = usePages();
  return (
    <nav className="stack2 measure onScreen" aria-labelledby="povezano">
      <Heading level={2} look="section" id="povezano">
        Povezano
      </Heading>
      <ul className={joinClasses('line4', styles.related)}>
        {paths.map((path) => {
          const { to, title } = doorTo(pages, path);
          return (
            <li key={to}>
              <Link to={to}>{title}</Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
