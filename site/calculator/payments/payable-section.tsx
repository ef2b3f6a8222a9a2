import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Answer } from '../api/answer.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { PayableAmounts } from './payable.tsx';
import { wageEntity } from './wage-entity.ts';

interface PayableSectionProps {
  readonly definition: FormDefinition;
  readonly chosen: Chosen;
  readonly answer: Answer;
}

/** Payment orders of a wage by fund and account; other calculators have none. */
export function PayableSection({ definition, chosen, answer }: PayableSectionProps) {
  const entity = wageEntity(definition);
  return entity && <PayableAmounts entity={entity} chosen={chosen} answer={answer} />;
}
