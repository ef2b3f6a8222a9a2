import { formatHundredths } from '../../core/numbers/format.ts';
import { hasThirteenDigits } from '../../documents/identifiers/digits.ts';
import { checkIdentifier } from '../../documents/identifiers/identifier.ts';
import { municipalityCode } from '../firms/accounts/canton-of.ts';
import { municipalityWord } from '../firms/municipalities/municipality.ts';
import type { Firm } from '../model/firm.ts';
import { fullName, surnameFirst } from '../model/firm.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { SettledWage } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { hundredthsOf } from '../month/calculate/figures.ts';
import { hoursByKind } from '../month/calculate/hours-by-kind.ts';

/** No official schema of these forms was seen: every file says so. */
export const CHECK_FIRST = 'prije predaje provjeriti u aplikaciji porezne uprave';

/** A row of the first page of a form: filer and period. */
export interface HeadRow {
  readonly row: string;
  readonly label: string;
  /** Empty when a person has to decide. */
  readonly value: string;
  /** The value is our own text, not typed: it follows the script of the page. */
  readonly isOurs?: true;
}

/** A worker omitted from the form, and the correction. */
export interface SkippedRow {
  readonly worker: string;
  readonly reason: string;
}

/** A form as a file. */
export interface FormFile {
  /** Undefined when the firm lacks its identification, or no worker is left. */
  readonly xml: string | undefined;
  /** With its extension. */
  readonly fileName: string;
  readonly skipped: readonly SkippedRow[];
  /** What to check before filing. */
  readonly doubts: readonly string[];
}

/** `PRVI RADNIK` */
export const surnameInCapitals = (worker: Worker): string => surnameFirst(worker).toUpperCase();

/** `RADNIK PRVI` */
export const nameInCapitals = (worker: Worker): string => fullName(worker).toUpperCase();

/** The reason why the firm cannot file at all; undefined when it can. No regulation asks for the check digit: a wrong one is a doubt. */
export function firmProblem({ jib }: Firm): string | undefined {
  if (jib === '') return 'Firma nema JIB: upišite ga među podatke firme.';
  return hasThirteenDigits(jib) ? undefined : 'JIB firme nema 13 cifara: ispravite ga među podacima firme.';
}

/** Notes on the firm's number in a form that is made with it. */
export function firmDoubts({ jib }: Firm): readonly string[] {
  if (!hasThirteenDigits(jib) || checkIdentifier('JIB', jib) === undefined) return [];
  return [`JIB firme (${jib}) vjerovatno ima pogrešnu cifru. Provjerite ga prije predaje.`];
}

/** `077 Centar Sarajevo`, also with a code typed by the firm. */
export const seatMunicipality = ({ municipality, municipalityCodes }: Firm): string =>
  [municipalityCode(municipality, municipalityCodes), municipality?.name].filter(Boolean).join(' ');

interface Sorted {
  /** With the code of the municipality, also typed by the firm. */
  readonly rows: readonly SettledWage[];
  readonly skipped: readonly SkippedRow[];
  /** Notes on numbers in the form that may be wrong. */
  readonly doubts: readonly string[];
}

/** The wages that fit into a form, and those that do not. */
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
      reason === undefined ? [] : [{ worker: surnameFirst(wage.worker), reason }],
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

/** `placed`: when the form has a column of municipalities. */
function reasonAgainst({ worker }: SettledWage, placed: PayrollEntity | undefined): string | undefined {
  if (worker.jmbg === '') return 'Nema JMBG.';
  if (!hasThirteenDigits(worker.jmbg)) return checkIdentifier('JMBG', worker.jmbg);
  return placed && !worker.municipality?.code
    ? `Nema šifre ${municipalityWord(placed, 'e')} prebivališta: izaberite ${municipalityWord(placed, 'u')} radnika ili upišite šifru u podatke firme.`
    : undefined;
}

/** The number of a foreigner has another structure. */
const numberDoubt = (worker: Worker): string | undefined =>
  checkIdentifier('JMBG', worker.jmbg) &&
  `„${surnameInCapitals(worker)}“: ${worker.jmbg} nije ispravan JMBG. Ako to nije broj stranca, ispravite ga prije predaje.`;

/** Why the hours of a form are fewer than the fund of the month; none when all hours are paid. */
export function unpaidHoursNotes(wages: readonly SettledWage[]): readonly string[] {
  const unpaid = wages.flatMap(({ worker, answer, request }) => {
    const hours = hundredthsOf(hoursByKind(answer, request).neplaceni_sati);
    return hours > 0 ? [`„${surnameFirst(worker)}“ ${formatHundredths(hours)} h`] : [];
  });
  return unpaid.length > 0
    ? [`Sati su bez neplaćenih, za koje nema plate ni doprinosa: ${unpaid.join(', ')}.`]
    : [];
}
