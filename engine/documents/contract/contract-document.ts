import type { Block, Document } from '../blocks.ts';
import { fileNamePart } from '../file-name.ts';
import { given } from '../given.ts';
import { type CategoryId, EMPLOYMENT } from './category.ts';
import { onlyAsked, readContract } from './contract.ts';
import type { TypedContract } from './fields.ts';
import { ofAct, RS_FORMS } from './texts/acts.ts';
import {
  type ClauseContext,
  type ClauseLaw,
  type ContractText,
  type Facts,
  writtenClauses,
} from './texts/clause.ts';
import { contractForWork } from './texts/contract-for-work.ts';
import { copyright } from './texts/copyright.ts';
import { fixedTerm, permanent } from './texts/employment.ts';
import { managerial } from './texts/managerial.ts';
import { employeeParagraph, employeeSigns, employerParagraph, employerSigns } from './texts/parties.ts';
import { temporary } from './texts/temporary.ts';
import { longDay, ofDay } from './texts/wording.ts';

const TEXTS: Readonly<Record<CategoryId, ContractText>> = {
  permanent,
  'fixed-term': fixedTerm,
  'contract-for-work': contractForWork,
  copyright,
  managerial,
  temporary,
};

/** The contract as everybody sees it: preview, PDF, DOCX and copied text are all drawn from this. */
export function contractDocument(typed: TypedContract, facts: Facts): Document {
  const { said, setting } = prepared(typed, facts);
  return {
    title: said.title,
    language: 'bs-Latn',
    fileName: `${fileNamePart(said.title.toLowerCase())}_${fileNamePart(setting.contract.employee) || 'novi'}`,
    blocks: [...opening(said, setting), ...articles(said, setting), ...closing(setting)],
  };
}

/**
 * What an inspector may be told beside a contract and nobody signs: null where there is no official form. Annexes 1, 2 and 3
 * are the forms of a contract without a term, with a term, and on probation.
 */
export function officialForm(typed: TypedContract): string | null {
  const { entity, contractCategory, probation } = onlyAsked(readContract(typed));
  if (entity !== 'RS' || !EMPLOYMENT.includes(contractCategory)) return null;
  const annex = contractCategory === 'permanent' ? '1' : '2';
  const form = probation ? `obrasci iz priloga ${annex}. i 3.` : `obrazac iz Priloga ${annex}.`;
  return `Za nadzor, izvan teksta ugovora: tekst je sastavljen prema podacima koje traže član 35. Zakona o radu i ${form} ${ofAct(RS_FORMS)}; raspored i numeracija odredaba razlikuju se od obrasca.`;
}

/** A numbered article and the law behind it in each entity. */
export interface ArticleBasis {
  readonly number: number;
  readonly heading: string;
  readonly law: ClauseLaw;
}

/** The articles of the contract and the law behind each, for those who want to check. */
export function legalBasis(typed: TypedContract, facts: Facts): readonly ArticleBasis[] {
  const { said, setting } = prepared(typed, facts);
  return writtenClauses(said.clauses, setting).map(({ heading, law }, at) => ({
    number: at + 1,
    heading,
    law,
  }));
}

function prepared(typed: TypedContract, facts: Facts): { said: ContractText; setting: ClauseContext } {
  const contract = onlyAsked(readContract(typed));
  const said = TEXTS[contract.contractCategory];
  return { said, setting: { contract, facts, roles: said.roles } };
}

const signingDay = ({ contract, facts }: ClauseContext) => contract.conclusionDate ?? facts.today;

const opening = ({ title, basis }: ContractText, setting: ClauseContext): readonly Block[] => [
  { kind: 'title', text: title },
  {
    kind: 'paragraph',
    text: `Na osnovu ${basis(setting.contract.entity)}, ugovorne strane zaključuju dana ${ofDay(signingDay(setting))} u mjestu ${given(setting.contract.conclusionPlace)} ovaj ugovor između:`,
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
    text: `${given(setting.contract.conclusionPlace)}, ${longDay(signingDay(setting))}`,
  },
  {
    kind: 'signatures',
    parties: [employerSigns(setting), employeeSigns(setting)],
  },
];
