import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import { counted } from '@obracun/engine/core/numbers/format.ts';
import { useId, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { lawUsed } from '../api/law-cited.ts';
import type { Ledger } from '../api/ledger-of.ts';
import { useFormAround } from '../form-state/form-context.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { FoldToggle } from '../result-table/fold-toggle.tsx';
import { Provision } from '../result-table/provision.tsx';
import styles from './law-used.module.css';

/** The law behind the shown lines, each provision once, folded to a line on the screen; nothing where no law enters them. */
export function LawUsed({ sections, entered }: Pick<Ledger, 'sections'> & Pick<Chosen, 'entered'>) {
  const note = useFormAround()?.law.notSeenSince(entered);
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const provisions = lawUsed({ sections });
  if (provisions.length === 0) return null;
  return (
    <section className={styles.law}>
      <div className={styles.head}>
        <Heading level={3}>Propisi u ovom obračunu</Heading>
        <span className={styles.toggle}>
          <FoldToggle isOpen={isOpen} controls={list} toggle={() => setOpen(!isOpen)}>
            {lawInBrief(provisions)}
          </FoldToggle>
        </span>
      </div>
      <ul id={list} className={joinClasses(styles.list, !isOpen && styles.folded)}>
        {provisions.map((cited) => (
          <Provision key={`${cited.naziv} ${cited.od}`} cited={cited} />
        ))}
      </ul>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** `7 propisa · 2 s napomenom` */
function lawInBrief(provisions: readonly Citation[]): string {
  const count = provisions.length;
  const noted = provisions.filter(({ pouzdanost }) => pouzdanost !== 'visoka').length;
  const all = counted(count, ['propis', 'propisa', 'propisa']);
  return noted > 0 ? `${all} · ${noted} s napomenom` : all;
}
