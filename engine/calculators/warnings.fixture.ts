import type { Warning } from '../core/issue.ts';
import { loadCalculators } from './load.ts';

const calculators = await loadCalculators();

/** The warnings of a call on a day late in 2026; throws when the call is refused. */
export function warningsOf(poziv: string, input: object): readonly Warning[] {
  const calculator = calculators.find(({ definition }) => definition.path === poziv);
  const outcome = calculator?.calculate(input, '2026-11-21');
  if (!outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation.warnings;
}

export type WarningText = readonly [polje: string, poruka: string, izvor: string | null];

/** The message of each, with its line and its law. */
export const warningTexts = (poziv: string, input: object): WarningText[] =>
  warningsOf(poziv, input).map(({ polje, poruka, izvor }) => [polje, poruka, izvor]);

/** A wage of a month without warnings. */
export const may2025 = { mjesec: 5, godina: 2025, bruto_plata_input: 2000 };

/** The same with extra work. */
export const extra = (own: object) => ({ ...may2025, ima_preko: true, ...own });

export const overtime = (prekovremeni_sati: number) =>
  extra({ prekovremeni: true, prekovremeni_sati, prekovremeni_proc: 30 });

/** The act of Republika Srpska on uplifts and meals. */
export const DECREE =
  'Odluka o utvrđivanju uvećanja plate, visine primanja po osnovu rada i visine pomoći radniku, Sl. glasnik RS 53/16, 12/22, 39/22';
