import { asRead } from '../../storage/as-read.ts';
import type { LedgerLine } from '../api/ledger-of.ts';

/** The name of a line in a table without indentation: a part is marked in words. */
export const lineName = ({ line: { label }, isWithin }: LedgerLine): string =>
  asRead(isWithin ? `od toga ${label}` : label);
