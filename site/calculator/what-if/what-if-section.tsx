import type { Definition, FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import { useState } from 'react';
import { Part } from '../../parts/part.tsx';
import type { Answer } from '../answer/answer.ts';
import { FoldToggle } from '../ledger/fold-toggle.tsx';
import styles from './what-if.module.css';

const loadWhatIf = async () => (await import('./what-if.tsx')).WhatIf;
const PANEL = 'sta-ako';

interface WhatIfSectionProps {
  readonly definition: FormDefinition;
  readonly call: string;
  readonly basis: string;
  readonly answer: Answer;
}

/** Only a wage that may be given by its gross has a curve; it asks for nothing until it is opened. */
export function WhatIfSection({ definition, call, basis, answer }: WhatIfSectionProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isWage(definition)) return null;
  return (
    <section className={styles.section} aria-label="Šta ako">
      <FoldToggle isOpen={isOpen} controls={PANEL} toggle={() => setOpen(!isOpen)}>
        Šta ako: drugi iznos, drugi mjesec, neto prema brutu
      </FoldToggle>
      <div id={PANEL}>{isOpen && <Part load={loadWhatIf} props={{ definition, call, basis, answer }} />}</div>
    </section>
  );
}

const isWage = (definition: FormDefinition): definition is Definition =>
  'path' in definition && 'bruto_plata_input' in definition.bases && 'mjesec' in definition.fields;
