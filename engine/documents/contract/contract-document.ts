import type { Block, Document } from '../blocks.ts';
import { fileNamePart } from '../file-name.ts';
import { inPlace } from '../genitive/places.ts';
import { given } from '../typed-text.ts';
import { onlyActive, readContract } from './contract.ts';
import { type CategoryId, EMPLOYMENT } from './field.ts';
import type { TypedContract } from './fields.ts';
import {
  AUTOR,
  type ClauseContext,
  type ClauseLaw,
  type ContractText,
  clause,
  type Facts,
  IZVRSILAC,
  NARUCILAC,
  when,
  writtenClauses,
} from './texts/clause.ts';
import {
  confidentiality,
  disputes,
  employeeObligations,
  employerObligations,
  ending,
  expenses,
  fee,
  finalProvisions,
  governedBy,
  personalData,
} from './texts/clauses.ts';
import { fixedTerm, isPartTime, permanent } from './texts/employment.ts';
import { managerial } from './texts/managerial.ts';
import { employeeParagraph, employeeSigns, employerParagraph, employerSigns } from './texts/parties.ts';
import {
  AUTHOR,
  CONTRACT_FOR_WORK,
  COPYRIGHT,
  named,
  OBLIGATIONS,
  ofAct,
  RS_FORMS,
} from './texts/sources.ts';
import { temporary } from './texts/temporary.ts';
import { longDay, ofDay, sentence, stated, statedIfGiven } from './texts/wording.ts';

const copyright: ContractText = {
  title: 'Autorski ugovor',
  basis: () => ofAct(COPYRIGHT),
  roles: { employer: NARUCILAC, employee: AUTOR },
  clauses: [
    clause('Predmet ugovora', AUTHOR, ({ contract }) => [
      sentence(
        `Autor se obavezuje da lično izradi i Naručiocu preda autorsko djelo: ${given(contract.jobTitle)}`,
      ),
      ...statedIfGiven('Opis djela', contract.jobDescription),
      'Naručilac se obavezuje da za djelo i ustupljena prava plati autorsku naknadu.',
      'Ovim ugovorom ne zasniva se radni odnos.',
    ]),
    // Only a natural person is an author.
    clause('Izjava autora', AUTHOR, () => [
      'Autor izjavljuje da je djelo njegova individualna tvorevina i da njime ne povređuje prava drugih lica.',
      'Ako treće lice istakne zahtjev prema Naručiocu zbog povrede svojih prava, za štetu odgovara Autor.',
    ]),
    // Rights that are not named stay with the author, as do the moral rights.
    clause('Ustupanje prava', AUTHOR, ({ contract }) => [
      ...stated(
        `Autor Naručiocu ustupa kao ${contract.exclusive ? 'isključiva' : 'neisključiva'} sljedeća imovinska prava`,
        contract.rights,
      ),
      ...stated('Teritorija ustupanja', contract.rightsTerritory),
      ...stated('Vrijeme ustupanja', contract.rightsDuration),
      'Prava koja nisu izričito navedena i moralna prava, uključujući pravo na naznačenje imena, ostaju Autoru.',
    ]),
    clause('Predaja i prihvatanje djela', {}, ({ contract }) => [
      ...when(
        contract.startDate !== null,
        `Autor počinje izradu djela dana ${ofDay(contract.startDate, contract.entity)}.`,
      ),
      ...stated('Rok predaje djela', contract.deadline),
      ...stated('Mjesto i oblik predaje djela', contract.workplace),
      'Naručilac u primjerenom roku po predaji prihvata djelo ili Autoru dostavlja pisane primjedbe, po kojima Autor djelo dorađuje.',
    ]),
    fee('Autorska naknada', AUTHOR, 'djelo i ustupljena prava'),
    expenses,
    employerObligations(
      'Obaveze Naručioca',
      'Naručilac djelo koristi samo u ugovorenom obimu i pri svakom korištenju navodi ime Autora.',
    ),
    employeeObligations(
      'Obaveze Autora',
      'Autor djelo predaje u obliku pogodnom za ugovorenu upotrebu.',
      ({ contract }) =>
        contract.exclusive
          ? 'Dok ustupanje traje, Autor drugome ne ustupa prava koja je Naručiocu ustupio kao isključiva.'
          : 'Prava koja je ustupio Naručiocu Autor može ustupiti i drugome i može ih sam koristiti.',
    ),
    confidentiality,
    personalData,
    ending('predajom i prihvatanjem djela, isplatom naknade i istekom vremena ustupanja'),
    governedBy(AUTHOR, () => named(COPYRIGHT)),
    disputes,
    finalProvisions,
  ],
};

const contractForWork: ContractText = {
  title: 'Ugovor o djelu',
  basis: (entity) => `člana 600. ${ofAct(OBLIGATIONS[entity])}`,
  roles: { employer: NARUCILAC, employee: IZVRSILAC },
  clauses: [
    clause('Predmet ugovora', CONTRACT_FOR_WORK, ({ contract }) => [
      sentence(
        `Izvršilac se obavezuje da za Naručioca samostalno obavi sljedeći posao: ${given(contract.jobTitle)}`,
      ),
      ...statedIfGiven('Opis posla', contract.jobDescription),
      'Naručilac se obavezuje da za obavljeni posao plati ugovorenu naknadu.',
      'Ovim ugovorom ne zasniva se radni odnos.',
    ]),
    clause('Način izvršenja', CONTRACT_FOR_WORK, ({ contract }) => [
      ...statedIfGiven('Način izvršenja posla', contract.workManner),
      ...statedIfGiven('Materijal i sredstva za rad', contract.material),
      'Izvršilac sam organizuje svoj rad i odgovara za kvalitet izvršenog posla.',
      'Naručilac može nadzirati obavljanje posla i davati uputstva kada to odgovara prirodi posla, a Izvršilac mu to omogućava.',
    ]),
    clause('Mjesto i rok izvršenja', {}, ({ contract }) => [
      ...stated('Mjesto izvršenja posla', contract.workplace),
      ...when(
        contract.startDate !== null,
        `Izvršilac počinje obavljati posao dana ${ofDay(contract.startDate, contract.entity)}.`,
      ),
      ...stated('Rok izvršenja posla', contract.deadline),
      ...statedIfGiven('Ugovorna kazna za zakašnjenje', contract.delayPenalty),
    ]),
    fee('Naknada', CONTRACT_FOR_WORK, 'obavljeni posao'),
    expenses,
    employerObligations(
      'Obaveze Naručioca',
      'Naručilac Izvršiocu blagovremeno daje podatke i dokumentaciju potrebne za obavljanje posla.',
    ),
    employeeObligations(
      'Obaveze Izvršioca',
      'Izvršilac posao obavlja kako je ugovoreno i po pravilima struke, u ugovorenom roku.',
    ),
    clause('Preuzimanje posla i nedostaci', {}, () => [
      'Po završetku posla Naručilac bez odlaganja pregleda i preuzima izvršeni posao.',
      'Ako utvrdi nedostatke, Naručilac o njima obavještava Izvršioca, a Izvršilac ih otklanja u primjerenom roku i o svom trošku.',
    ]),
    confidentiality,
    personalData,
    ending('izvršenjem posla i isplatom naknade'),
    governedBy(CONTRACT_FOR_WORK),
    disputes,
    finalProvisions,
  ],
};

const TEXTS: Readonly<Record<CategoryId, ContractText>> = {
  permanent,
  'fixed-term': fixedTerm,
  'contract-for-work': contractForWork,
  copyright,
  managerial,
  temporary,
};

/** The contract as a document: preview, PDF, DOCX and copied text are all drawn from this. */
export function contractDocument(typed: TypedContract, facts: Facts): Document {
  const { text, setting } = prepared(typed, facts);
  return {
    title: titleOf(text, setting),
    language: 'bs-Latn',
    fileName: `${fileNamePart(text.title.toLowerCase())}_${fileNamePart(setting.contract.employee) || 'novi'}`,
    blocks: [...opening(text, setting), ...articles(text, setting), ...closing(setting)],
  };
}

/**
 * A remark for inspections that is not part of the signed contract: null without an official form. Annexes 1, 2 and 3 are the forms of a
 * contract without a term, with a term, and on probation.
 */
export function officialForm(typed: TypedContract): string | null {
  const { entity, contractCategory, probation } = onlyActive(readContract(typed));
  if (entity !== 'RS' || !EMPLOYMENT.includes(contractCategory)) return null;
  const annex = contractCategory === 'permanent' ? '1' : '2';
  const form = probation ? `obrasci iz priloga ${annex}. i 3.` : `obrazac iz Priloga ${annex}.`;
  return `Sadrži podatke koje traže član 35. Zakona o radu i ${form} ${ofAct(RS_FORMS)}. Raspored odredaba razlikuje se od obrasca.`;
}

/** A numbered article and its law in each entity. */
export interface ArticleBasis {
  readonly number: number;
  readonly heading: string;
  readonly law: ClauseLaw;
}

/** The articles of the contract with their law, for checking. */
export function legalBasis(typed: TypedContract, facts: Facts): readonly ArticleBasis[] {
  const { text, setting } = prepared(typed, facts);
  return writtenClauses(text.clauses, setting).map(({ heading, law }, at) => ({
    number: at + 1,
    heading,
    law,
  }));
}

function prepared(typed: TypedContract, facts: Facts): { text: ContractText; setting: ClauseContext } {
  const contract = onlyActive(readContract(typed));
  const text = TEXTS[contract.contractCategory];
  return { text, setting: { contract, facts, roles: text.roles } };
}

const signingDay = ({ contract, facts }: ClauseContext) => contract.conclusionDate ?? facts.today;

/** Part time is named in the title. */
const titleOf = ({ title }: ContractText, { contract, facts }: ClauseContext): string =>
  EMPLOYMENT.includes(contract.contractCategory) && isPartTime(contract, facts)
    ? `${title}, sa nepunim radnim vremenom`
    : title;

const opening = (text: ContractText, setting: ClauseContext): readonly Block[] => [
  { kind: 'title', text: titleOf(text, setting) },
  {
    kind: 'paragraph',
    text: `Na osnovu ${text.basis(setting.contract.entity)}, ugovorne strane zaključuju dana ${ofDay(signingDay(setting), setting.contract.entity)} ${inPlace(given(setting.contract.conclusionPlace))} ovaj ugovor između:`,
  },
  employerParagraph(setting),
  employeeParagraph(setting),
];

const articles = ({ clauses }: ContractText, setting: ClauseContext): readonly Block[] =>
  writtenClauses(clauses, setting).map(({ heading, paragraphs }, at) => ({
    kind: 'article',
    number: at + 1,
    heading,
    paragraphs,
  }));

const closing = (setting: ClauseContext): readonly Block[] => [
  {
    kind: 'paragraph',
    text: `${given(setting.contract.conclusionPlace)}, ${longDay(signingDay(setting), setting.contract.entity)}`,
  },
  {
    kind: 'signatures',
    parties: [employerSigns(setting), employeeSigns(setting)],
  },
];
