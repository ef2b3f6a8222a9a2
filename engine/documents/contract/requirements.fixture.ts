import type { Requirement } from '../requirement.ts';
import { FACTS, sample } from './contract.fixture.ts';
import { contractRequirements } from './contract-requirements.ts';
import type { TypedContract } from './fields.ts';

export const unmet = (contract: TypedContract, counterpart: number | null = null): readonly Requirement[] =>
  contractRequirements(contract, { ...FACTS, counterpart }).filter(({ ispunjeno }) => !ispunjeno);

export const fieldsOf = (requirements: readonly Requirement[]) => requirements.map(({ polje }) => polje);

export const rs = (more: object) => sample('fixed-term', { entity: 'RS', ...more });

export const fbih = (more: object) => sample('fixed-term', { entity: 'FBIH', ...more });
