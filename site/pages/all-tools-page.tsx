import { Link } from 'wouter';
import { joinClasses } from '../ui/join-classes.ts';
import type { Door } from '../ui/page/door-cards.tsx';
import { Heading } from '../ui/page/heading.tsx';
import styles from './all-tools-page.module.css';
import { doorsOf, doorTo, entitiesOf, universalDoors } from './directory/doors.ts';
import { usePages } from './directory/page.ts';
import { SITUATION_PATHS } from './directory/situation-texts.ts';

/** Every calculator, tool and document on one page, by the law it follows; then situations that lead into them. */
export function AllToolsPage() {
  const pages = usePages();
  return (
    <div className="stack5">
      <Heading level={1}>Svi obračuni</Heading>
      {entitiesOf(pages).map(({ group, door, tools }) => (
        <Tools key={group} id={group} title={door.title} tools={tools} />
      ))}
      <Tools id="bih" title="Univerzalni obračuni" tools={universalDoors(pages)} />
      <Tools id="firma" title="Za firmu" tools={[...doorsOf(pages, 'firm'), ...doorsOf(pages, 'document')]} />
      <Tools
        id="situacije"
        title="Životne situacije i rokovi"
        tools={[...SITUATION_PATHS, '/rokovi'].map((to) => doorTo(pages, to))}
      />
    </div>
  );
}

interface ToolsProps {
  readonly id: string;
  readonly title: string;
  readonly tools: readonly Door[];
}

const Tools = ({ id, title, tools }: ToolsProps) => (
  <section aria-labelledby={id} className={joinClasses('stack2', styles.group)}>
    <Heading level={2} look="group" id={id}>
      {title}
    </Heading>
    <ul>
      {tools.map(({ to, title: name, line }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
          <p>{line}</p>
        </li>
      ))}
    </ul>
  </section>
);
