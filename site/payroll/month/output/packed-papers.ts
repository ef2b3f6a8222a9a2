import type { MonthPapers } from '@obracun/engine/payroll/files/frozen-output/papers.ts';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** Placeholder of the firm's logo, which is stored with the firm and not with every payslip. */
const LOGO = 'logo';

/** The papers of a month as a compressed text: every payslip has the same words. */
export function packed(papers: MonthPapers, logo: string | undefined): string {
  const json = JSON.stringify(papers, (key, value: unknown) =>
    key === 'source' && value === logo ? LOGO : value,
  );
  return btoa(strFromU8(deflateSync(strToU8(json)), true));
}

/** Unpacks papers; undefined for none, or unreadable ones. */
export function unpacked(text: string | undefined, logo: string | undefined): MonthPapers | undefined {
  if (text === undefined) return undefined;
  try {
    const json = strFromU8(inflateSync(strToU8(atob(text), true)));
    return JSON.parse(json, (key, value: unknown) =>
      key === 'source' && value === LOGO ? logo : value,
    ) as MonthPapers;
  } catch {
    return undefined;
  }
}
