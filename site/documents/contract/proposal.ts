import type { Contract } from '@obracun/engine/documents/contract/contract.ts';
import type { FieldName } from '@obracun/engine/documents/contract/fields.ts';
import { genitive } from '@obracun/engine/documents/genitive/genitive.ts';
import { oneLine } from '@obracun/engine/documents/typed-text.ts';

/** What the contract says while a field is empty, because it follows from another; empty where nothing does. */
export function proposalFor(name: FieldName, { employer, employee }: Contract): string {
  if (name === 'employerGenitive') return genitive(oneLine(employer));
  if (name === 'employeeGenitive') return genitive(oneLine(employee));
  return '';
}
