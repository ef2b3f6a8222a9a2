import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { fieldDrafts } from '../drafts/field-drafts.ts';

export const contractDrafts = fieldDrafts('ugovor', readContract);
