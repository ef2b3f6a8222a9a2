import type { FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import { useState } from 'react';
import { Part } from '../../parts/part.tsx';
import type { Answer } from '../answer/answer.ts';
import { FoldToggle } from '../ledger/fold-toggle.tsx';
import type { Chosen } from '../state/form-fields.ts';
import styles from './payable.module.css';
import { wageEntity } from './wage-entity.ts';

/** Accounts and municipalities are fetched when somebody looks for them. */
const loadPayable = async () => (await import('./payable.tsx')).PayableAmounts;
const PANEL = 'za-uplatu';

interface PayableSectionProps {
  readonly definition: FormDefinition;
  readonly chosen: Chosen;
  readonly answer: Answer;
}

/** What of a wage is paid to which fund and account; other calculators have no such orders. */
export function PayableSection({ definition, chosen, answer }: PayableSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const entity = wageEntity(definition);
  if (entity === undefined) return null;
  return (
    <section className={styles.section} aria-label="Za uplatu" data-open={isOpen || undefined}>
      <FoldToggle isOpen={isOpen} controls={PANEL} toggle={() => setOpen(!isOpen)} className={styles.toggle}>
        Za uplatu: iznosi po fondu i računu
      </FoldToggle>
      <div id={PANEL}>{isOpen && <Part load={loadPayable} props={{ entity, chosen, answer }} />}</div>
    </section>
  );
}
