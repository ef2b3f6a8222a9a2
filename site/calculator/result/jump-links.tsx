import { Button } from '../../ui/controls/button.tsx';
import type { Ledger } from '../api/ledger-of.ts';
import { sectionId } from '../result-table/ledger-section.tsx';
import styles from './jump-links.module.css';

const goTo = (title: string): void => {
  const heading = document.getElementById(sectionId(title));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
};

/** Leads to each section of a long slip. */
export const JumpLinks = ({ sections }: Pick<Ledger, 'sections'>) =>
  sections.length > 3 && (
    <nav aria-label="Cjeline obračuna" className={styles.links}>
      {sections.map(({ title }) => (
        <Button key={title} look="link" className={styles.link} onClick={() => goTo(title)}>
          {title.split(':')[0]}
        </Button>
      ))}
    </nav>
  );
