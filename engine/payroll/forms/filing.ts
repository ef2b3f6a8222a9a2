import { checkIdentifier } from '../../documents/identifiers/identifier.ts';
import type { Firm } from '../model/firm.ts';
import type { SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';

/** No official scheme of these forms was seen: every file says so. */
export const CHECK_FIRST = 'prije predaje provjeriti u aplikaciji porezne uprave';

/** A worker who is not in the form, and what has to be mended. */
export interface SkippedRow {
  readonly worker: string;
  readonly reason: string;
}

/** A form as a file. */
export interface FormFile {
  /** Undefined where the firm lacks what the form is known by, or nobody is left in it. */
  readonly xml: string | undefined;
  /** With its extension. */
  readonly fileName: string;
  readonly skipped: readonly SkippedRow[];
  /** What a person should look at before filing. */
  readonly doubts: readonly string[];
}

export const fullName = ({ firstName, lastName }: Worker): string => `${firstName} ${lastName}`.trim();

/** `PRVI RADNIK`: surname first, in capitals. */
export const surnameFirst = ({ firstName, lastName }: Worker): string =>
  `${lastName} ${firstName}`.trim().toUpperCase();

/** `RADNIK PRVI` */
export const nameInCapitals = (worker: Worker): string => fullName(worker).toUpperCase();

/** Why the firm cannot file at all; undefined when it can. */
export function firmProblem({ jib }: Firm): string | undefined {
  if (jib === '') return 'Firma nema JIB: upišite ga među podatke firme.';
  const wrong = checkIdentifier('JIB', jib);
  return wrong && `JIB firme: ${wrong}`;
}

interface Sorted {
  readonly rows: readonly SettledWage[];
  readonly skipped: readonly SkippedRow[];
}

/** The wages that can stand in a form, and those that cannot. */
export function sortRows(wages: readonly SettledWage[], needsMunicipality: boolean): Sorted {
  const judged = wages.map((wage) => ({ wage, reason: reasonAgainst(wage, needsMunicipality) }));
  return {
    rows: judged.flatMap(({ wage, reason }) => (reason === undefined ? [wage] : [])),
    skipped: judged.flatMap(({ wage, reason }) =>
      reason === undefined ? [] : [{ worker: fullName(wage.worker), reason }],
    ),
  };
}

function reasonAgainst({ worker }: SettledWage, needsMunicipality: boolean): string | undefined {
  if (worker.jmbg === '') return 'Nema JMBG.';
  const wrong = checkIdentifier('JMBG', worker.jmbg);
  if (wrong) return wrong;
  return needsMunicipality && !worker.municipality?.code ? 'Nema šifre opštine prebivališta.' : undefined;
}

export const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0);
