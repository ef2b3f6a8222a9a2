import type { Definition, FormDefinition } from '@obracun/engine/core/calculator.ts';
import { Part } from '../../lazy-loading/part.tsx';
import type { Answer } from '../api/answer.ts';
import { wageEntity } from '../payments/wage-entity.ts';

const loadWhatIf = async () => (await import('./what-if.tsx')).WhatIf;

interface WhatIfSectionProps {
  readonly definition: FormDefinition;
  readonly call: string;
  readonly basis: string;
  readonly answer: Answer;
}

/** Only a wage with a gross basis has a curve. */
export const WhatIfSection = ({ definition, call, basis, answer }: WhatIfSectionProps) =>
  isCalled(definition) &&
  wageEntity(definition) && <Part load={loadWhatIf} props={{ definition, call, basis, answer }} />;

const isCalled = (definition: FormDefinition): definition is Definition => 'path' in definition;
