import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { Part } from '../../lazy-loading/part.tsx';
import type { Answer } from '../api/answer.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { FoldedSection } from '../result-table/folded-section.tsx';
import { wageEntity } from './kept-places.ts';

/** Accounts and municipalities are fetched when the section opens. */
const loadPayable = async () => (await import('./payable.tsx')).PayableAmounts;

interface PayableSectionProps {
  readonly definition: FormDefinition;
  readonly chosen: Chosen;
  readonly answer: Answer;
}

/** Payment orders of a wage by fund and account; other calculators have none. */
export function PayableSection({ definition, chosen, answer }: PayableSectionProps) {
  const entity = wageEntity(definition);
  if (entity === undefined) return null;
  return (
    <FoldedSection id="za-uplatu" label="Za uplatu" words="Za uplatu: iznosi po fondu i računu">
      <Part load={loadPayable} props={{ entity, chosen, answer }} />
    </FoldedSection>
  );
}
