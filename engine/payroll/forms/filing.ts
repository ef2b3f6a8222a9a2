import { hasThirteenDigits } from '../../documents/identifiers/digits.ts';
import { checkIdentifier } from '../../documents/identifiers/identifier.ts';
import { municipalityCode } from '../accounts/canton-of.ts';
import type { Firm } from '../model/firm.ts';
import { fullName, surnameFirst } from '../model/firm.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { municipalityWord } from '../municipalities/municipality.ts';

/** No official scheme of these forms was seen: every file says so. */
export const CHECK_FIRST = 'prije predaje provjeriti u aplikaciji porezne uprave';

/** A row of the first page of a form: who files it and for what. */
export interface HeadRow {
  readonly row: string;
  readonly label: string;
  /** Empty where a person has to decide. */
  readonly value: string;
  /** The value is of our words, not of what was typed: it follows the script of the page. */
  readonly isOurs?: true;
}

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

/** `PRVI RADNIK` */
export const surnameInCapitals = (worker: Worker): string => surnameFirst(worker).toUpperCase();

/** `RADNIK PRVI` */
export const nameInCapitals = (worker: Worker): string => fullName(worker).toUpperCase();

/** Why the firm cannot file at all; undefined when it can. */
export function firmProblem({ jib }: Firm): string | undefined {
  if (jib === '') return 'Firma nema JIB: upišite ga među podatke firme.';
  const wrong = checkIdentifier('JIB', jib);
  return wrong && `JIB firme: ${wrong}`;
}

/** `077 Centar Sarajevo`; the code also where the firm typed it. */
export const seatMunicipality = ({ municipality, municipalityCodes }: Firm): string =>
  [municipalityCode(municipality, municipalityCodes), municipality?.name].filter(Boolean).join(' ');

interface Sorted {
  /** With the code of the municipality, also where the firm typed it. */
  readonly rows: readonly SettledWage[];
  readonly skipped: readonly SkippedRow[];
  /** Of numbers that stand in the form and may be wrong. */
  readonly doubts: readonly string[];
}

/** The wages that can stand in a form, and those that cannot. */
export function sortRows(
  firm: Firm,
  wages: readonly SettledWage[],
  { needsMunicipality }: { readonly needsMunicipality: boolean },
): Sorted {
  const judged = wages
    .map((wage) => withCode(wage, firm))
    .map((wage) => ({ wage, reason: reasonAgainst(wage, needsMunicipality ? firm.entity : undefined) }));
  const rows = judged.flatMap(({ wage, reason }) => (reason === undefined ? [wage] : []));
  return {
    rows,
    skipped: judged.flatMap(({ wage, reason }) =>
      reason === undefined ? [] : [{ worker: fullName(wage.worker), reason }],
    ),
    doubts: rows.flatMap(({ worker }) => numberDoubt(worker) ?? []),
  };
}

function withCode(wage: SettledWage, firm: Firm): SettledWage {
  const { municipality } = wage.worker;
  const code = municipalityCode(municipality, firm.municipalityCodes);
  if (!municipality || !code) return wage;
  return { ...wage, worker: { ...wage.worker, municipality: { ...municipality, code } } };
}

/** `placed`: where the form has a column of municipalities. */
function reasonAgainst({ worker }: SettledWage, placed: PayrollEntity | undefined): string | undefined {
  if (worker.jmbg === '') return 'Nema JMBG.';
  if (!hasThirteenDigits(worker.jmbg)) return checkIdentifier('JMBG', worker.jmbg);
  return placed && !worker.municipality?.code
    ? `Nema šifre ${municipalityWord(placed, 'e')} prebivališta: izaberite ${municipalityWord(placed, 'u')} radnika, a šifru koja nije objavljena upišite u podatke firme.`
    : undefined;
}

/** The number of a foreigner is made otherwise. */
const numberDoubt = (worker: Worker): string | undefined =>
  checkIdentifier('JMBG', worker.jmbg) &&
  `„${surnameInCapitals(worker)}“: broj ${worker.jmbg} nije ispravan JMBG. Ako je to broj stranca, ostavite ga; inače ga ispravite prije predaje.`;
