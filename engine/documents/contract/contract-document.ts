import type { Block, Document } from '../blocks.ts';
import { fileNamePart } from '../file-name.ts';
import { CATEGORIES } from './categories/index.ts';
import type { Category } from './category.ts';
import { type Basis, type Facts, type Setting, writtenClauses } from './clause.ts';
import { type Contract, readContract } from './contract.ts';
import { employeeParagraph, employerParagraph, signatory } from './parties.ts';
import { given, longDay, ofDay } from './wording.ts';

/** The contract as everybody sees it: preview, PDF, DOCX and copied text are all drawn from this. */
export function contractDocument(typed: Contract, facts: Facts): Document {
  const { category, setting } = prepared(typed, facts);
  return {
    title: category.naslov,
    language: 'bs-Latn',
    fileName: `${fileNamePart(category.naslov.toLowerCase())}_${fileNamePart(setting.contract.employee) || 'novi'}`,
    blocks: [...opening(category, setting), ...articles(category, setting), ...closing(category, setting)],
  };
}

/** A numbered article and the law behind it in each entity. */
export interface ArticleBasis {
  readonly broj: number;
  readonly naslov: string;
  readonly izvor: Basis;
}

/** The articles of the contract and the law behind each, for those who want to check. */
export function legalBasis(typed: Contract, facts: Facts): readonly ArticleBasis[] {
  const { category, setting } = prepared(typed, facts);
  return writtenClauses(category.clauses, setting).map(({ heading, law }, at) => ({
    broj: at + 1,
    naslov: heading,
    izvor: law,
  }));
}

function prepared(typed: Contract, facts: Facts): { category: Category; setting: Setting } {
  const contract = readContract(typed);
  const category = CATEGORIES[contract.contractCategory];
  return { category, setting: { contract, facts, roles: category.uloge } };
}

const signingDay = ({ contract, facts }: Setting) => contract.conclusionDate ?? facts.today;

const opening = ({ naslov, osnov }: Category, setting: Setting): readonly Block[] => [
  { kind: 'title', text: naslov },
  {
    kind: 'paragraph',
    text: `Na osnovu ${osnov(setting.contract.entity)}, u mjestu ${given(setting.contract.conclusionPlace)} dana ${ofDay(signingDay(setting))} zaključen je ovaj ugovor između:`,
  },
  employerParagraph(setting),
  employeeParagraph(setting),
];

const articles = ({ clauses }: Category, setting: Setting): readonly Block[] =>
  writtenClauses(clauses, setting).map(({ heading, paragraphs }, at) => ({
    kind: 'article',
    number: at + 1,
    heading,
    paragraphs,
  }));

const closing = ({ uloge }: Category, setting: Setting): readonly Block[] => [
  {
    kind: 'paragraph',
    text: `${given(setting.contract.conclusionPlace)}, ${longDay(signingDay(setting))}`,
  },
  {
    kind: 'signatures',
    parties: [
      { role: uloge.employer.nominativ, name: signatory(setting) },
      { role: uloge.employee.nominativ, name: given(setting.contract.employee) },
    ],
  },
];
