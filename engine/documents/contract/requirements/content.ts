import { lowerFirst, upperFirst } from '../../../core/text/letters.ts';
import { inFederation, inSrpska, type WageText } from '../../../rules/salary/texts.ts';
import { type Requirement, wanted } from '../../requirement.ts';
import { oneLine } from '../../typed-text.ts';
import { type CategoryId, EMPLOYMENT } from '../field.ts';
import { type Contract, type FieldName, labelOf } from '../fields.ts';
import type { ClauseLaw } from '../texts/clause.ts';
import { isFirm } from '../texts/parties.ts';
import { AUTHOR, CONTENT, CONTRACT_FOR_WORK, DIRECTOR, TEMPORARY_WORK } from '../texts/sources.ts';

/** A required element of a contract; one of the fields suffices. */
interface Element {
  readonly polja: readonly [FieldName, ...FieldName[]];
  readonly naziv: string;
  readonly izvor: ClauseLaw;
}

const under =
  (izvor: ClauseLaw) =>
  (naziv: string, ...polja: Element['polja']): Element => ({ naziv, polja, izvor });

const inBoth = under(CONTENT);
const inRs = under({ RS: CONTENT.RS });
const inFbih = under({ FBIH: CONTENT.FBIH });

/** The pay in the words of one entity. */
const payIn = (of: ReturnType<typeof under>, { plata, plate, platu }: WageText): readonly Element[] => [
  of(upperFirst(plata), 'salary'),
  of(`Dodaci na ${platu}`, 'supplements'),
  of(`Rok isplate ${plate}`, 'payDay'),
  of(`Naknada ${plate}`, 'payCompensation'),
];

const employment: readonly Element[] = [
  inBoth('Naziv poslodavca', 'employer'),
  inBoth('Sjedište poslodavca', 'employerAddress'),
  inBoth('Ime i prezime radnika', 'employee'),
  inBoth('Prebivalište, odnosno boravište radnika', 'employeeAddress'),
  inRs('Stručna sprema radnika', 'qualification'),
  inBoth('Dan stupanja na rad', 'startDate'),
  inBoth('Radno mjesto', 'jobTitle'),
  inFbih('Kratak opis poslova', 'jobDescription'),
  inBoth('Mjesto rada', 'workplace'),
  inBoth('Dužina radnog vremena', 'weeklyHours'),
  inBoth('Raspored radnog vremena', 'workSchedule'),
  ...payIn(inRs, inSrpska),
  ...payIn(inFbih, inFederation),
  inRs('Novčane naknade i druga primanja', 'otherBenefits', 'travelExpenses'),
  inBoth('Trajanje godišnjeg odmora', 'annualLeave'),
  inRs('Poslovi sa posebnim uslovima rada', 'specialConditions'),
];

const parties: readonly Element[] = [
  under({})('Naziv prve ugovorne strane', 'employer'),
  under({})('Ime druge ugovorne strane', 'employee'),
];

const forWork = under(CONTRACT_FOR_WORK);
const ofAuthor = under(AUTHOR);
const ofDirector = under(DIRECTOR);
const ofTemporaryWork = under(TEMPORARY_WORK);

const ELEMENTS: Readonly<Record<CategoryId, readonly Element[]>> = {
  permanent: [...employment, inBoth('Otkazni rok', 'noticePeriod')],
  'fixed-term': [
    ...employment,
    inBoth('Trajanje ugovora', 'endDate'),
    inRs('Razlog za ugovor na određeno vrijeme', 'fixedTermReason'),
    inFbih('Otkazni rok', 'noticePeriod'),
  ],
  'contract-for-work': [
    ...parties,
    forWork('Posao koji se obavlja', 'jobTitle'),
    forWork('Naknada', 'salary'),
  ],
  copyright: [
    ...parties,
    ofAuthor('Autorsko djelo', 'jobTitle'),
    ofAuthor('Prava koja se ustupaju', 'rights'),
    ofAuthor('Autorska naknada', 'salary'),
  ],
  managerial: [
    ...parties,
    ofDirector('Funkcija', 'jobTitle'),
    ofDirector('Trajanje mandata', 'deadline'),
    ofDirector('Naknada', 'salary'),
  ],
  temporary: [
    ...parties,
    ofTemporaryWork('Vrsta poslova', 'jobTitle'),
    ofTemporaryWork('Način izvršenja poslova', 'workManner'),
    ofTemporaryWork('Rok izvršenja poslova', 'deadline'),
    ofTemporaryWork('Naknada', 'salary'),
  ],
};

/** The required elements of the contract's category in its entity. */
const elementsOf = ({ contractCategory, entity }: Contract): readonly Element[] =>
  ELEMENTS[contractCategory].filter(({ izvor }) => entity in izvor || Object.keys(izvor).length === 0);

/** The legal requirements of this contract, met or not. */
export const contentOf = (contract: Contract): readonly Requirement[] =>
  elementsOf(contract).map(({ polja, naziv, izvor }: Element) => ({
    vrsta: 'sadrzaj',
    polje: polja[0],
    naziv,
    ispunjeno: polja.some((name) => isGiven(contract, name)),
    poruka: `Nije upisano: ${lowerFirst(naziv)}.`,
    izvor: izvor[contract.entity] ?? null,
  }));

type Holds = (contract: Contract) => boolean;

const inCategories =
  (...categories: readonly CategoryId[]): Holds =>
  ({ contractCategory }) =>
    categories.includes(contractCategory);

const always: Holds = () => true;
const isEmployment = inCategories(...EMPLOYMENT);
const isOther: Holds = (contract) => !isEmployment(contract);
const isRemote: Holds = ({ remoteWork }) => remoteWork;

/** Fields with an open line in the text while they are empty, each with its contracts. The legal requirements are in `content.ts`. */
const OPEN_LINES: Partial<Readonly<Record<FieldName, Holds>>> = {
  employerAddress: isOther,
  employerRepresentative: (contract) =>
    isFirm(contract) && oneLine(contract.employerRepresentativePosition) === '',
  employeeAddress: isOther,
  occupation: (contract) =>
    isEmployment(contract) && contract.entity === 'RS' && oneLine(contract.qualification) === '',
  jobDescription: inCategories('managerial'),
  workplace: isOther,
  startDate: inCategories('managerial', 'temporary'),
  deadline: inCategories('contract-for-work', 'copyright'),
  workDays: inCategories('temporary'),
  remotePlace: isRemote,
  remoteOversight: isRemote,
  remoteEquipment: isRemote,
  remoteCosts: isRemote,
  rightsTerritory: inCategories('copyright'),
  rightsDuration: inCategories('copyright'),
  probationPeriod: ({ probation }) => probation,
  payDay: isOther,
  nonCompeteCompensation: ({ nonCompete, nonCompeteMonths }) => nonCompete && nonCompeteMonths !== null,
  noticePeriod: ({ contractCategory, entity, employeeNoticePeriod }) =>
    contractCategory === 'fixed-term' && entity === 'RS' && employeeNoticePeriod !== null,
  conclusionPlace: always,
  copies: always,
};

/** The other fields that print as `____` when empty: filled or not. */
export const openLinesOf = (contract: Contract): readonly Requirement[] =>
  (Object.keys(OPEN_LINES) as readonly FieldName[])
    .filter((name) => OPEN_LINES[name]?.(contract))
    .map((name) => wanted(name, labelOf(name, contract), isGiven(contract, name)));

/** A text of spaces is empty. */
function isGiven(contract: Contract, name: FieldName): boolean {
  const value = contract[name];
  return typeof value === 'string' ? oneLine(value) !== '' : value !== null;
}
