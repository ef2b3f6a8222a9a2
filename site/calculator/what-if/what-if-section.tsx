import type { Definition, FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Answer } from '../api/answer.ts';
import { wageEntity } from '../payments/wage-entity.ts';
import { WhatIf } from './what-if.tsx';

interface WhatIfSectionProps {
  readonly definition: FormDefinition;
  readonly call: string;
  readonly basis: string;
  readonly answer: Answer;
}

/** Only a wage with a gross basis has a curve. */
export const WhatIfSection = ({ definition, call, basis, answer }: WhatIfSectionProps) =>
  isCalled(definition) &&
  wageEntity(definition) && <WhatIf definition={definition} call={call} basis={basis} answer={answer} />;

const isCalled = (definition: FormDefinition): definition is Definition => 'path' in definition;
