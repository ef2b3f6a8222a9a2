import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { LoadingFailed } from '../../lazy-loading/loading-failed.tsx';
import { Part } from '../../lazy-loading/part.tsx';
import { usePart } from '../../lazy-loading/use-part.ts';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import type { Answer } from '../api/answer.ts';
import { isSwitchedOn } from '../form-state/form-fields.ts';
import type { FormState } from '../form-state/form-state.ts';

const loadPanel = async () => (await import('./dues-panel.tsx')).DuesPanel;

interface DuesSectionProps {
  readonly definition: FormDefinition;
  readonly chosen: FormState;
  readonly answer: Answer;
}

const NONE = () => Promise.reject(new Error('no dues'));

/** Payment and filing of a result: orders with their accounts, and the columns of its form. */
export function DuesSection({ definition, chosen, answer }: DuesSectionProps) {
  const { part, hasFailed, retry } = usePart(definition.dues ?? NONE);
  if (hasFailed) return <LoadingFailed retry={retry} />;
  if (!part) return <Waiting />;
  const dues = part.duesOf((name) => isSwitchedOn(definition, chosen.entered, name));
  return <Part load={loadPanel} props={{ id: definition.id, dues, answer }} />;
}
