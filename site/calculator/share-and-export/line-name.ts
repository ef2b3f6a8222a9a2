import { asRead } from '../../storage/as-read.ts';
import type { LedgerLine } from '../api/ledger-of.ts';

/** A line as a table calls it, where nothing is set in from what stands above: a part says that it is one. */
export const lineName = ({ line: { label }, isWithin }: LedgerLine): string =>
  asRead(isWithin ? `od toga ${label}` : label);
