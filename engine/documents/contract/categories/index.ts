import type { Category } from '../category.ts';
import type { CategoryId } from '../category-id.ts';
import { contractForWork } from './contract-for-work.ts';
import { copyright } from './copyright.ts';
import { fixedTermContract } from './fixed-term.ts';
import { managerial } from './managerial.ts';
import { permanent } from './permanent.ts';
import { temporary } from './temporary.ts';

export const CATEGORIES: Readonly<Record<CategoryId, Category>> = {
  permanent,
  'fixed-term': fixedTermContract,
  'contract-for-work': contractForWork,
  copyright,
  managerial,
  temporary,
};
