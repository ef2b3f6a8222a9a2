import * as z from 'zod/mini';
import { type ReadStored, readStored } from '../../../documents/read-stored.ts';
import { type Absence, KIND_NAMES } from '../absence.ts';
import { amount, day, type Every, fundPayment, maybe, part, text } from './parts.ts';

const absenceSchema: z.ZodMiniType<Absence> = part({
  id: text,
  firm: text,
  worker: text,
  kind: z.enum(KIND_NAMES),
  from: day,
  to: day,
  hours: maybe(amount),
  share: maybe(amount),
  employerDays: maybe(amount),
  daysBefore: maybe(amount),
  payer: maybe(z.enum(['employer', 'fund', 'nobody'])),
  fundPayment: maybe(fundPayment),
  fundShare: maybe(amount),
  fundBase: maybe(amount),
  report: text,
  note: text,
} satisfies Every<Absence>).check(z.refine(({ from, to }) => from <= to));

/** Parses a stored or imported absence; undefined when invalid, or of an unknown kind. */
export const readAbsence = (value: unknown, read: ReadStored = readStored): Absence | undefined =>
  read(absenceSchema, { report: '', note: '' }, value);
