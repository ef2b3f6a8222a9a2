import { flushSync } from 'react-dom';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { decodeInputs } from '../share-and-export/share-link.ts';
import { DifferenceTable } from './difference-table.tsx';
import { differencesOf } from './differences.ts';
import { resultOf } from './result-of.ts';
import type { StoredResult } from './stored-result.ts';
import type { StoredResultsProps } from './stored-results.tsx';
import styles from './variants.module.css';

interface VariantsProps extends StoredResultsProps {
  /** The calculation compared with the one on the screen, until the page is left. */
  readonly first: StoredResult | undefined;
  readonly keepFirst: (first: StoredResult | undefined) => void;
}

const SECTION = 'dvije-varijante';
const OFFER = 'uporedi-varijante';

/** Two variants of one calculation: the first is stored in memory, the form makes the second, and every difference has its line and law. */
export function Variants({ form, chosen, answer, first, keepFirst }: VariantsProps) {
  const shown = answer && resultOf({ definition: form.definition, chosen, answer }, 'Druga varijanta');
  /** The pressed button is removed, so the focus must be moved. */
  const turn = (next: StoredResult | undefined) => {
    flushSync(() => keepFirst(next));
    document.getElementById(next ? SECTION : OFFER)?.focus();
  };
  if (!first)
    return (
      <p className="onScreen outdent">
        <Button id={OFFER} look="quiet" disabled={!shown} onClick={() => turn(shown)}>
          Uporedi s drugom varijantom
        </Button>
      </p>
    );
  const back = () => {
    const state = decodeInputs(form.definition, first.link);
    if (state) form.restore(state);
  };
  return (
    <section className={joinClasses('stack3', styles.variants)} aria-labelledby={SECTION}>
      <Heading level={3} look="section" id={SECTION} tabIndex={-1}>
        Dvije varijante
      </Heading>
      <p>Promijenite unos i ovdje vidite razliku.</p>
      {shown && <DifferenceTable sections={differencesOf(first, shown)} />}
      <Buttons>
        <Button look="quiet" onClick={back}>
          Vrati unos prve
        </Button>
        <Button look="quiet" disabled={!shown} onClick={() => keepFirst(shown)}>
          Poredi s ovom
        </Button>
        <Button look="quiet" onClick={() => turn(undefined)}>
          Zatvori poređenje
        </Button>
      </Buttons>
    </section>
  );
}
