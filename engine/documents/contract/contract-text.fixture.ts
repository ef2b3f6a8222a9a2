import { documentText } from '../plain-text.ts';
import { FACTS, SAMPLES } from './contract.fixture.ts';
import { contractDocument } from './contract-document.ts';
import type { TypedContract } from './fields.ts';

const categories = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];

export const all = categories.flatMap((category) =>
  (['FBIH', 'RS'] as const).map((entity) => ({ category, entity })),
);

export const textOf = (contract: TypedContract): string => documentText(contractDocument(contract, FACTS));
