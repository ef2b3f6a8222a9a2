import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { Part } from '../../lazy-loading/part.tsx';
import type { Answer } from '../api/answer.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { wageEntity } from './wage-entity.ts';

/** Accounts and municipalities are fetched when they are shown. */
const loadPayable = async () => (await import('./payable.tsx')).PayableAmounts;

interface PayableSectionProps {
  readonly definition: FormDefinition;
  readonly chosen: Chosen;
  readonly answer: Answer;
}

/** Payment orders of a wage by fund and account; other calculators have none. */
export function PayableSection({ definition, chosen, answer }: PayableSectionProps) {
  const entity = wageEntity(definition);
  return entity && <Part load={loadPayable} props={{ entity, chosen, answer }} />;
}
