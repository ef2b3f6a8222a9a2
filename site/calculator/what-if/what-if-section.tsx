import type { Definition, FormDefinition } from '@obracun/engine/core/calculator.ts';
import { Part } from '../../lazy-loading/part.tsx';
import type { Answer } from '../api/answer.ts';
import { FoldedSection } from '../result-table/folded-section.tsx';

const loadWhatIf = async () => (await import('./what-if.tsx')).WhatIf;

interface WhatIfSectionProps {
  readonly definition: FormDefinition;
  readonly call: string;
  readonly basis: string;
  readonly answer: Answer;
}

/** Only a wage with a gross basis has a curve; it loads when it is opened. */
export function WhatIfSection({ definition, call, basis, answer }: WhatIfSectionProps) {
  if (!isWage(definition)) return null;
  return (
    <FoldedSection id="sta-ako" label="Šta ako" words="Šta ako: drugi iznos, drugi mjesec, neto prema brutu">
      <Part load={loadWhatIf} props={{ definition, call, basis, answer }} />
    </FoldedSection>
  );
}

const isWage = (definition: FormDefinition): definition is Definition =>
  'path' in definition && 'bruto_plata_input' in definition.bases && 'mjesec' in definition.fields;
