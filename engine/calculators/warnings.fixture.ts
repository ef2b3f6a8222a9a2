import type { Warning } from '../kernel/issue.ts';
import { loadCalculators } from './load.ts';

const calculators = await loadCalculators();

/** What a call warns of, on a day late in 2026; it throws where the call is refused. */
export function warningsOf(poziv: string, input: object): readonly Warning[] {
  const calculator = calculators.find(({ definition }) => definition.path === poziv);
  const outcome = calculator?.calculate(input, '2026-11-21');
  if (!outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation.warnings;
}

export type Said = readonly [polje: string, poruka: string, izvor: string | null];

/** The words of each, with the line it stands at and its law. */
export const said = (poziv: string, input: object): Said[] =>
  warningsOf(poziv, input).map(({ polje, poruka, izvor }) => [polje, poruka, izvor]);
