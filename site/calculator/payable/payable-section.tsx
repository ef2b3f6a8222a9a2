import type { FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import { Part } from '../../parts/part.tsx';
import type { Answer } from '../answer/answer.ts';
import { FoldedSection } from '../ledger/folded-section.tsx';
import type { Chosen } from '../state/form-fields.ts';
import { wageEntity } from './wage-entity.ts';

/** Accounts and municipalities are fetched when somebody looks for them. */
const loadPayable = async () => (await import('./payable.tsx')).PayableAmounts;

interface PayableSectionProps {
  readonly definition: FormDefinition;
  readonly chosen: Chosen;
  readonly answer: Answer;
}

/** What of a wage is paid to which fund and account; other calculators have no such orders. */
export function PayableSection({ definition, chosen, answer }: PayableSectionProps) {
  const entity = wageEntity(definition);
  if (entity === undefined) return null;
  return (
    <FoldedSection id="za-uplatu" label="Za uplatu" words="Za uplatu: iznosi po fondu i računu">
      <Part load={loadPayable} props={{ entity, chosen, answer }} />
    </FoldedSection>
  );
}
