import { counted, DAYS, HOURS, WORKING_DAYS } from '../../../core/numbers/format.ts';
import { upperFirst } from '../../../core/text/letters.ts';
import type { Text } from '../../blocks.ts';
import { given, oneLine } from '../../typed-text.ts';
import type { ContractEntity } from '../field.ts';
import type { Contract } from '../fields.ts';
import { type LimitName, limitOn } from '../requirements/limits.ts';
import {
  type Clause,
  type ClauseContext,
  type ContractText,
  clause,
  type Facts,
  POSLODAVAC,
  RADNIK,
  wageTextIn,
  when,
} from './clause.ts';
import {
  confidentiality,
  disputes,
  employeeObligations,
  employerObligations,
  finalProvisions,
  nonCompete,
  noticeRuns,
  personalData,
  remuneration,
} from './clauses.ts';
import { CONTENT, LABOUR, named, ofAct, PART_TIME, REMOTE_WORK } from './sources.ts';
import { countedOrOpen, ofDay, sentence, stated, statedIfGiven, typed } from './wording.ts';

/** An element required in one entity has an open line there; in the other it is written only when typed. */
const demandedIn = (
  entity: ContractEntity,
  { contract }: ClauseContext,
  label: string,
  text: string,
): readonly Text[] => (contract.entity === entity ? stated(label, text) : statedIfGiven(label, text));

/** Typed as an answer to the label. */
const NONE = /^(na radnom mjestu )?nema( poslova sa? posebnim (uslovima|uvjetima) rada)?\.?$/i;

/** Days set by the labour law on the first day of the contract; undefined before the laws of 2016. */
function daysOfLaw(name: LimitName, { entity, startDate }: Contract, { today }: Facts): string | undefined {
  const limit = limitOn(entity, name, startDate ?? today);
  return limit && counted(limit.vrijednost, DAYS);
}

/** Agreed hours below the full week of the law on the first day of the contract. */
export function isPartTime({ weeklyHours, entity, startDate }: Contract, { today }: Facts): boolean {
  const full = limitOn(entity, 'radna_sedmica.najduze', startDate ?? today);
  return weeklyHours !== null && full !== undefined && weeklyHours < full.vrijednost;
}

/** The articles on the work itself: content, place, conditions and duration, in the order of signing. */
const work: readonly Clause[] = [
  clause('Radno mjesto i opis poslova', CONTENT, (setting) => [
    sentence(`Radnik se zapošljava na radnom mjestu: ${given(setting.contract.jobTitle)}`),
    ...demandedIn('FBIH', setting, 'Kratak opis poslova', setting.contract.jobDescription),
  ]),
  clause('Mjesto rada', CONTENT, ({ contract }) =>
    stated('Radnik ugovorene poslove obavlja na sljedećem mjestu', contract.workplace),
  ),
  clause('Rad na izdvojenom mjestu', REMOTE_WORK, ({ contract }) =>
    when(
      contract.remoteWork,
      'Radnik ugovorene poslove obavlja na izdvojenom mjestu rada, kod kuće ili na daljinu, i pritom ima ista prava kao radnik koji iste ili slične poslove obavlja u prostorijama Poslodavca.',
      ...stated('Izdvojeno mjesto rada', contract.remotePlace),
      ...stated('Organizacija rada i nadzor', contract.remoteOversight),
      ...stated('Sredstva rada', contract.remoteEquipment),
      ...stated('Naknada troškova rada na izdvojenom mjestu', contract.remoteCosts),
    ),
  ),
  clause('Poslovi sa posebnim uslovima rada', { RS: CONTENT.RS }, (setting) =>
    NONE.test(oneLine(setting.contract.specialConditions))
      ? ['Na radnom mjestu nema poslova sa posebnim uslovima rada.']
      : demandedIn(
          'RS',
          setting,
          'Poslovi sa posebnim uslovima rada na radnom mjestu',
          setting.contract.specialConditions,
        ),
  ),
  clause('Probni rad', {}, ({ contract, facts }) =>
    when(
      contract.probation,
      `Ugovara se probni rad koji traje ${countedOrOpen(contract.probationPeriod, DAYS)}.`,
      'Radniku koji na probnom radu ne zadovolji, radni odnos prestaje danom isteka ugovorenog roka.',
      contract.entity === 'RS'
        ? 'Probni rad se prati i ocjenjuje, a može prestati i prije isteka ugovorenog roka, u skladu sa Zakonom o radu.'
        : `Ako se probni rad prekida prije isteka ugovorenog roka, otkazni rok traje ${daysOfLaw('probni_rad.otkazni_rok', contract, facts) ?? 'koliko određuje Zakon o radu'}.`,
    ),
  ),
  clause('Radno vrijeme', CONTENT, ({ contract }) => [
    `Radno vrijeme Radnika iznosi ${countedOrOpen(contract.weeklyHours, HOURS)} sedmično.`,
    ...stated('Raspored radnog vremena', contract.workSchedule),
    'Radnik ima pravo na odmor u toku rada, dnevni i sedmični odmor, u skladu sa Zakonom o radu.',
  ]),
  clause('Nepuno radno vrijeme', PART_TIME, ({ contract, facts }) =>
    when(
      isPartTime(contract, facts),
      'Radnik zasniva radni odnos sa nepunim radnim vremenom, kraćim od punog radnog vremena.',
      'Prava iz radnog odnosa koja zavise od dužine radnog vremena Radnik ostvaruje srazmjerno ugovorenim satima, u skladu sa zakonom, kolektivnim ugovorom i pravilnikom o radu, a ostala prava kao radnik sa punim radnim vremenom.',
      ...when(
        contract.entity === 'FBIH',
        'Radnik može zaključiti i druge ugovore o radu sa nepunim radnim vremenom, do punog radnog vremena.',
      ),
    ),
  ),
  clause('Prekovremeni rad', {}, ({ contract }) => [
    'Radnik radi duže od punog radnog vremena samo na pisani zahtjev Poslodavca, u slučajevima i do granica koje određuje Zakon o radu.',
    ...typed(contract.overtimePolicy),
  ]),
];

const openEnded = clause('Zasnivanje radnog odnosa', CONTENT, ({ contract }) => [
  'Ovim ugovorom Radnik zasniva radni odnos kod Poslodavca na neodređeno vrijeme.',
  `Radnik stupa na rad dana ${ofDay(contract.startDate, contract.entity)}.`,
]);

const untilTheEnd = clause('Zasnivanje radnog odnosa', CONTENT, (setting) => [
  `Ovim ugovorom Radnik zasniva radni odnos kod Poslodavca na određeno vrijeme, do ${ofDay(setting.contract.endDate, setting.contract.entity)}.`,
  `Radnik stupa na rad dana ${ofDay(setting.contract.startDate, setting.contract.entity)}.`,
  ...demandedIn(
    'RS',
    setting,
    'Razlog za zaključivanje ugovora na određeno vrijeme',
    setting.contract.fixedTermReason,
  ),
  'Radni odnos prestaje istekom ugovorenog vremena.',
]);

/** `od 8 dana` */
function registration(contract: Contract, facts: Facts): string {
  const days = daysOfLaw('prijava_osiguranja.rok', contract, facts);
  return days ? `od ${days}` : 'koji određuje zakon';
}

function payParagraphs(setting: ClauseContext): readonly Text[] {
  const { plata, plate, platu } = wageTextIn(setting.contract);
  return [
    remuneration(setting, 'obavljeni rad', `osnovna ${plata}`),
    ...stated(`Dodaci na ${platu}`, setting.contract.supplements),
    ...stated(`Rok isplate ${plate}`, setting.contract.payDay),
    ...statedIfGiven(`Račun za isplatu ${plate}`, setting.contract.payAccount),
    `Pri isplati ${plate} Poslodavac Radniku uručuje pisani obračun.`,
  ];
}

/** The common part of both contracts of employment, after the founding article. */
const common: readonly Clause[] = [
  ...work,
  clause(({ plata }) => upperFirst(plata), CONTENT, payParagraphs),
  clause(
    ({ plate }) => `Naknada ${plate}`,
    CONTENT,
    ({ contract }) => [
      `Radnik ima pravo na naknadu ${wageTextIn(contract).plate} za vrijeme godišnjeg odmora, praznika, plaćenog odsustva, privremene spriječenosti za rad i u drugim slučajevima koje određuje zakon.`,
      ...stated(`Visina naknade ${wageTextIn(contract).plate}`, contract.payCompensation),
    ],
  ),
  // Required in Republika Srpska, so the line stays open there; in the Federation the collective agreement sets them.
  clause('Putni troškovi i druga primanja', { RS: CONTENT.RS }, ({ contract }) => {
    const sentences: readonly Text[] = [
      ...statedIfGiven('Naknada putnih troškova', contract.travelExpenses),
      ...statedIfGiven('Druga primanja po osnovu rada', contract.otherBenefits),
    ];
    const open = contract.entity === 'RS' && sentences.length === 0;
    return open ? stated('Novčane naknade i druga primanja po osnovu rada', '') : sentences;
  }),
  clause('Godišnji odmor', CONTENT, ({ contract }) => [
    `Plaćeni godišnji odmor Radnika u kalendarskoj godini traje ${countedOrOpen(contract.annualLeave, WORKING_DAYS)}.`,
    'Pravo na puni godišnji odmor, njegov raspored i srazmjerni dio određuju se prema Zakonu o radu.',
  ]),
  employerObligations(
    'Obaveze Poslodavca',
    ({ contract }) =>
      `Poslodavac Radniku omogućava obavljanje ugovorenih poslova, osigurava mu sigurne i zdrave uslove rada, redovno isplaćuje ${wageTextIn(contract).platu} i uplaćuje pripadajuće doprinose.`,
    // Only the Federation sets a term for the copy.
    ({ contract, facts }) =>
      contract.entity === 'FBIH'
        ? `Poslodavac prijavljuje Radnika na obavezna osiguranja i u roku ${registration(contract, facts)} mu uručuje kopiju prijave.`
        : 'Poslodavac prijavljuje Radnika na obavezna osiguranja i uručuje mu kopiju prijave.',
  ),
  employeeObligations(
    'Obaveze Radnika',
    'Radnik ugovorene poslove obavlja lično, savjesno i na vrijeme, prema uputstvima Poslodavca i pravilima struke.',
    'Radnik čuva povjerena sredstva i primjenjuje propisane mjere zaštite na radu.',
  ),
  clause('Opći akti Poslodavca', {}, ({ contract }) =>
    when(
      contract.rulebookKnown,
      'Radnik izjavljuje da je upoznat sa pravilnikom o radu i drugim općim aktima Poslodavca.',
    ),
  ),
  clause('Naknada štete', {}, ({ contract }) =>
    when(
      contract.damage,
      'Radnik koji na radu ili u vezi sa radom namjerno ili iz krajnje nepažnje prouzrokuje štetu Poslodavcu dužan je da je naknadi.',
      'Ako Radnik pretrpi štetu na radu ili u vezi sa radom, Poslodavac mu je naknađuje prema općim propisima obligacionog prava.',
    ),
  ),
  confidentiality,
  personalData,
  nonCompete,
  // Republika Srpska requires the notice only in a contract without a term.
  clause('Prestanak ugovora i otkazni rok', CONTENT, (setting) => {
    const { entity, contractCategory, noticePeriod, employeeNoticePeriod } = setting.contract;
    const demanded = entity === 'FBIH' || contractCategory === 'permanent';
    return [
      'Ovaj ugovor prestaje u slučajevima i na način koje određuje Zakon o radu. Otkaz se daje u pisanoj formi.',
      ...when(
        demanded || noticePeriod !== null || employeeNoticePeriod !== null,
        noticeRuns(setting, 'danom uručenja otkaza'),
      ),
    ];
  }),
  // It is unknown here whether a collective agreement binds the employer, and whether there is a rulebook.
  clause('Primjena propisa', CONTENT, ({ contract }) => [
    `Na prava i obaveze koje ovaj ugovor ne uređuje primjenjuje se ${named(LABOUR[contract.entity])}. Kolektivni ugovor i pravilnik o radu primjenjuju se ako obavezuju Poslodavca.`,
  ]),
  disputes,
  finalProvisions,
];

/** The article on concluding the contract: 33 as the official forms cite it, 24 in the Federation. */
const basis = (entity: ContractEntity): string =>
  `člana ${entity === 'RS' ? '33' : '24'}. ${ofAct(LABOUR[entity])}`;

const roles = { employer: POSLODAVAC, employee: RADNIK };

export const permanent: ContractText = {
  title: 'Ugovor o radu na neodređeno vrijeme',
  basis,
  roles,
  clauses: [openEnded, ...common],
};

export const fixedTerm: ContractText = {
  title: 'Ugovor o radu na određeno vrijeme',
  basis,
  roles,
  clauses: [untilTheEnd, ...common],
};
