import { contractDocument } from '@obracun/engine/documents/contract/contract-document.ts';
import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import { today } from '../../platform/clock.ts';
import type { Called } from '../../ui/typed.tsx';

/** A contract without a name of its own, by its title and the worker. */
export function calledContract(contract: TypedContract): Called {
  const { title } = contractDocument(contract, { today: today(), counterpart: null });
  const typed = contract.employee || contract.employer;
  return { before: typed ? `${title} · ` : title, typed };
}
