import type { Day } from '../../../core/days/day.ts';
import { formatAmount, formatDay } from '../../../core/numbers/format.ts';
import { HUNDREDTHS } from '../../../core/numbers/money.ts';
import { jmbgFacts } from '../../../documents/identifiers/jmbg-facts.ts';
import type { Firm } from '../../model/firm.ts';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { dailyHoursOf } from '../../staff/absences/spells.ts';

export type RegistrationKind = 'registration' | 'change' | 'deregistration';

/** A field of a registration form and its value; empty when it is not kept here. */
export interface RegistrationField {
  readonly label: string;
  readonly value: string;
  /** Our own words, not typed ones. */
  readonly isOurs?: true;
}

export const REGISTRATION_KINDS: Readonly<Record<RegistrationKind, string>> = {
  registration: 'Prijava',
  change: 'Promjena',
  deregistration: 'Odjava',
};

/** The form of the entity; that of the District was not found. */
export const REGISTRATION_FORM: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'JS3100',
  rs: 'PD3100',
  bd: 'prijava na osiguranje',
};

const field = (label: string, value: string | undefined): RegistrationField => ({
  label,
  value: value ?? '',
});
const ours = (label: string, value: string): RegistrationField => ({ label, value, isOurs: true });
const day = (value: Day | undefined): string => (value ? formatDay(value) : '');
const code = (place: MunicipalityKey | undefined): string => place?.code ?? '';

const MINUTES = 60;

/** `8 h 0 min` */
const inHoursAndMinutes = (hours: number): string =>
  `${Math.floor(hours / HUNDREDTHS)} h ${Math.round(((hours % HUNDREDTHS) * MINUTES) / HUNDREDTHS)} min`;

/**
 * The data of a registration of insurance to retype, in the order of the form. What is not kept here is an empty field.
 * @param on the day the registration is filed for
 */
export function registrationFields(
  firm: Firm,
  worker: Worker,
  kind: RegistrationKind,
  on: Day,
): readonly RegistrationField[] {
  const facts = jmbgFacts(worker.jmbg);
  const month = { year: Number(on.slice(0, 4)), month: Number(on.slice(5, 7)) };
  const agreed = worker.agreed.findLast(({ from }) => from <= on) ?? worker.agreed[0];
  const from =
    kind === 'deregistration' ? worker.employedTo : kind === 'change' ? undefined : worker.employedFrom;
  return [
    field('JIB poslodavca', firm.jib),
    field('Naziv poslodavca', firm.name),
    field('Adresa poslodavca', firm.address),
    field('Grad i pošta', firm.place),
    field('Šifra općine poslodavca', code(firm.municipality)),
    ours('Vrsta prijave', REGISTRATION_KINDS[kind]),
    field('Telefon poslodavca', firm.phone),
    field('E-pošta poslodavca', firm.email),
    field('JMBG osiguranika', worker.jmbg),
    field('Prezime', worker.lastName),
    field('Ime', worker.firstName),
    field('Djevojačko prezime', ''),
    field('Datum rođenja', day(facts?.born)),
    ours('Spol', facts?.sex ?? ''),
    field('Adresa osiguranika', worker.address),
    field('Općina osiguranika', worker.municipality?.name),
    field('Šifra općine osiguranika', code(worker.municipality)),
    field('Telefon osiguranika', worker.phone),
    field('E-pošta osiguranika', worker.email),
    ours('Stručna sprema', worker.schooling ?? ''),
    field('Osnov osiguranja', ''),
    ours('Dnevno radno vrijeme', inHoursAndMinutes(dailyHoursOf(worker, firm.entity, month))),
    field('Zanimanje', ''),
    field('Radno mjesto', worker.position),
    field('Osnov za doprinose (bruto KM)', agreed?.kind === 'bruto' ? formatAmount(agreed.amount) : ''),
    field(kind === 'deregistration' ? 'Datum prestanka' : 'Datum početka', day(from)),
    field('Staž s uvećanim trajanjem: šifra mjesta', ''),
    field('Staž s uvećanim trajanjem: stepen', ''),
    ...(firm.entity === 'rs'
      ? [
          field('Broj zaposlenih', ''),
          field('Podnosilac: ime i prezime', ''),
          field('Podnosilac: JMBG', ''),
          field('Podnosilac: telefon', ''),
        ]
      : []),
  ];
}
