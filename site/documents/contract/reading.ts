import { onlyActive } from '@obracun/engine/documents/contract/contract.ts';
import { contractRequirements } from '@obracun/engine/documents/contract/contract-requirements.ts';
import type { FieldName, TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import type { Facts } from '@obracun/engine/documents/contract/texts/clause.ts';
import { proposedGenitive } from '@obracun/engine/documents/contract/texts/parties.ts';
import { warningsOf } from '../layout/warnings-of.ts';

/** Values parsed from a contract, for the fields of its form. */
export interface ContractReading {
  /** Warnings by field. */
  readonly warnings: ReadonlyMap<string, string>;
  /** Derived text for an empty field. */
  readonly proposals: Partial<Readonly<Record<FieldName, string>>>;
}

export function readingOf(typed: TypedContract, facts: Facts): ContractReading {
  const contract = onlyActive(typed);
  return {
    warnings: warningsOf(contractRequirements(typed, facts)),
    proposals: {
      employerGenitive: proposedGenitive.employer(contract),
      employeeGenitive: proposedGenitive.employee(contract),
    },
  };
}
