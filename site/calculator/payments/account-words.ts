import { formatMonthOf } from '@obracun/engine/core/numbers/format.ts';

/** `102-050-00001066-98`, as orders print an account: groups of 3, 3, 8 and 2 digits. */
export const accountWritten = (account: string, between = '-'): string =>
  account.replace(/^(\d{3})(\d{3})(\d{8})(\d{2})$/, ['$1', '$2', '$3', '$4'].join(between));

/** `viđen 09/2025`, for an account seen in that month. */
export const seenIn = (month: string): string => `viđen ${formatMonthOf(month)}`;
