import type { Warning } from '../../core/issue.ts';
import type { SettledWage } from '../model/wage.ts';

/** What the service warned of in an answer. */
export const warningsIn = ({ upozorenja }: SettledWage['answer']): readonly Warning[] =>
  Array.isArray(upozorenja) ? upozorenja : [];
