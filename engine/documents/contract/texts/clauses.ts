import { DAYS, MONTHS } from '../../../core/numbers/format.ts';
import type { Text } from '../../blocks.ts';
import { EMPLOYMENT, FOR_A_RESULT } from '../field.ts';
import type { Contract } from '../fields.ts';
import { type Clause, type ClauseContext, type ClauseLaw, clause, when } from './clause.ts';
import { NON_COMPETE, named, OBLIGATIONS } from './sources.ts';
import { amountOf, countedOrOpen, inCopies, stated, statedIfGiven, typed, withWords } from './wording.ts';

/** Clauses of several contracts. */

const OTHER = { neto: 'bruto', bruto: 'neto' } as const;

/** `Za obavljeni posao Izvršiocu pripada naknada u neto iznosu od 500,00 KM.` */
export function remuneration(
  { contract, roles, facts }: ClauseContext,
  forWhat: string,
  what: string,
): string {
  const { salary, salaryType, salaryPeriod, contractCategory } = contract;
  const period = FOR_A_RESULT.includes(contractCategory) ? '' : ` ${salaryPeriod}`;
  const other =
    salary === null || facts.counterpart === null
      ? ''
      : `, što prema propisima na dan zaključenja ovog ugovora odgovara ${OTHER[salaryType]} iznosu od ${amountOf(facts.counterpart)} KM${period}${assumed(contract)}`;
  return `Za ${forWhat} ${roles.employee.dative} pripada ${what} u ${salaryType} iznosu od ${amountOf(salary)} KM${period}${other}.`;
}

/** Assumptions about the worker behind the other amount, which the contract does not state. */
function assumed({ contractCategory, entity }: Contract): string {
  if (EMPLOYMENT.includes(contractCategory)) return ', obračunato uz osnovni lični odbitak';
  return entity === 'FBIH' ? ', obračunato za rezidenta Federacije BiH' : '';
}

/** The pay of a contract without employment. */
export const fee = (heading: string, law: ClauseLaw, forWhat: string): Clause =>
  clause(heading, law, (setting) => [
    remuneration(setting, forWhat, heading.toLowerCase()),
    ...stated('Rok i način isplate', setting.contract.payDay),
    ...statedIfGiven('Račun za isplatu', setting.contract.payAccount),
    `Porez i doprinose na naknadu obračunava i uplaćuje ${setting.roles.employer.nominative}, prema propisima koji važe na dan isplate.`,
  ]);

export const expenses = clause('Troškovi i druga primanja', {}, ({ contract }) => [
  ...statedIfGiven('Naknada troškova', contract.travelExpenses),
  ...statedIfGiven('Druga primanja', contract.otherBenefits),
]);

/** A duty that is fixed, or that depends on a setting. */
type Duty = string | ((setting: ClauseContext) => string);

const dutyTexts = (duties: readonly Duty[], setting: ClauseContext): readonly string[] =>
  duties.map((duty) => (typeof duty === 'string' ? duty : duty(setting)));

/** The employer's legal duties, followed by the typed ones. */
export const employerObligations = (heading: string, ...duties: readonly Duty[]): Clause =>
  clause(heading, {}, (setting) => [
    ...dutyTexts(duties, setting),
    ...typed(setting.contract.employerObligations),
  ]);

/** The same for the employee. */
export const employeeObligations = (heading: string, ...duties: readonly Duty[]): Clause =>
  clause(heading, {}, (setting) => [
    ...dutyTexts(duties, setting),
    ...typed(setting.contract.employeeObligations),
  ]);

export const confidentiality = clause('Povjerljivost', {}, ({ contract }) =>
  when(
    contract.confidentiality,
    'Ugovorne strane čuvaju kao poslovnu tajnu sve podatke koje saznaju u vezi sa ovim ugovorom, a koji nisu javno dostupni.',
    'Obaveza čuvanja poslovne tajne traje i nakon prestanka ovog ugovora.',
  ),
);

export const personalData = clause('Zaštita ličnih podataka', {}, ({ contract, roles }) =>
  when(
    contract.personalData,
    `${roles.employer.nominative} lične podatke ${roles.employee.genitive} obrađuje samo koliko je potrebno za zaključenje i izvršenje ovog ugovora i za ispunjenje zakonskih obaveza, i čuva ih u skladu sa propisima o zaštiti ličnih podataka.`,
  ),
);

export const nonCompete = clause('Zabrana takmičenja', NON_COMPETE, (setting) =>
  setting.contract.nonCompete ? [whileItLasts(setting), ...afterwards(setting)] : [],
);

const whileItLasts = ({ roles }: ClauseContext): string =>
  `Dok ovaj ugovor traje, ${roles.employee.nominative} samo uz prethodnu pisanu saglasnost ${roles.employer.genitive} može za svoj ili tuđi račun ugovarati i obavljati poslove iz djelatnosti ${roles.employer.genitive}.`;

const afterwards = ({ contract, roles }: ClauseContext): readonly Text[] =>
  when(
    contract.nonCompeteMonths !== null,
    `Ista zabrana važi i nakon prestanka ugovora, u roku koji traje ${countedOrOpen(contract.nonCompeteMonths, MONTHS)}, a ${roles.employer.nominative} za to vrijeme plaća naknadu.`,
    ...stated('Naknada za vrijeme zabrane', contract.nonCompeteCompensation),
  );

/** `Otkazni rok traje 30 dana i počinje teći danom uručenja otkaza.`, separate for each side once the employee's is given. */
export function noticeRuns({ contract, roles }: ClauseContext, from: string): string {
  const { noticePeriod, employeeNoticePeriod } = contract;
  const lasts = `Otkazni rok traje ${countedOrOpen(noticePeriod, DAYS)}`;
  return employeeNoticePeriod === null
    ? `${lasts} i počinje teći ${from}.`
    : `${lasts} kada ugovor otkazuje ${roles.employer.nominative}, a ${countedOrOpen(employeeNoticePeriod, DAYS)} kada ga otkazuje ${roles.employee.nominative}, i počinje teći ${from}.`;
}

/** Termination of a contract paid by result. */
export const ending = (whenDone: string): Clause =>
  clause('Prestanak i raskid ugovora', {}, () => [
    `Ugovor prestaje ${whenDone}.`,
    'Ugovor se može raskinuti i sporazumno, u pisanoj formi.',
    'Ako jedna strana ne ispunjava svoje obaveze, druga joj ostavlja primjeren rok za ispunjenje, a nakon njegovog isteka može raskinuti ugovor pisanom izjavom i tražiti naknadu štete.',
  ]);

/** Subsidiary law of a contract without employment: its special rules, then the law of obligations. */
export const governedBy = (
  law: ClauseLaw,
  ...rules: readonly ((setting: ClauseContext) => string)[]
): Clause =>
  clause('Primjena propisa', law, (setting) => {
    const all = [...rules.map((rule) => rule(setting)), named(OBLIGATIONS[setting.contract.entity])];
    const verb = all.length === 1 ? 'primjenjuje se' : 'primjenjuju se';
    return [`Na pitanja koja ovaj ugovor ne uređuje ${verb} ${all.join(', te ')}.`];
  });

export const disputes = clause('Rješavanje sporova', {}, () => [
  'Sporove iz ovog ugovora ugovorne strane rješavaju sporazumno. Ako sporazum ne postignu, odlučuje nadležni sud.',
]);

export const finalProvisions = clause('Završne odredbe', {}, (setting) => [
  ...when(
    setting.contract.bothSexes,
    `Izrazi koji su u ovom ugovoru upotrijebljeni u muškom rodu odnose se na oba ${setting.contract.entity === 'RS' ? 'pola' : 'spola'}.`,
  ),
  'Ovaj ugovor stupa na snagu kada ga potpišu obje ugovorne strane.',
  'Ugovor se mijenja i dopunjuje samo pisanim aneksom koji potpišu obje ugovorne strane.',
  `Ugovor je sačinjen u ${inCopies(setting.contract.copies)}${distribution(setting)}.`,
]);

/** The distribution of the copies; nothing for a single copy. */
function distribution({ contract: { copies }, roles }: ClauseContext): string {
  if (copies === null) return ', od kojih svaka strana zadržava najmanje jedan';
  if (copies < 2) return '';
  const half = Math.floor(copies / 2);
  return copies % 2 === 0
    ? `, od kojih svaka strana zadržava po ${withWords(half)}`
    : `, od kojih ${roles.employer.nominative} zadržava ${withWords(half + 1)}, a ${roles.employee.nominative} ${withWords(half)}`;
}
