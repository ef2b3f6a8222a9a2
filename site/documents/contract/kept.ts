import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { fieldDrafts } from '../keeping/field-drafts.ts';

export const contractDrafts = fieldDrafts('ugovor', readContract);
