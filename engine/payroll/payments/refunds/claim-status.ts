import type * as z from 'zod/mini';
import { type ReadStored, readStored } from '../../../documents/read-stored.ts';
import { amount, day, type Every, maybe, part, text } from '../../model/reading/parts.ts';
import type { ClaimStatus } from './claims.ts';

const statusSchema: z.ZodMiniType<ClaimStatus> = part({
  id: text,
  firm: text,
  submitted: maybe(day),
  paid: maybe(day),
  paidAmount: maybe(amount),
  note: text,
} satisfies Every<ClaimStatus>);

/** Parses a stored or imported status of a claim; undefined when invalid. */
export const readClaimStatus = (value: unknown, read: ReadStored = readStored): ClaimStatus | undefined =>
  read(statusSchema, { note: '' }, value);
