import type { MonthPapers } from '@obracun/engine/payroll/frozen-output/papers.ts';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/** In place of the firm's logo, which is kept with the firm and not once more on every payslip. */
const LOGO = 'logo';

/** The papers of a month as a text to be kept: packed, because every payslip has the same words. */
export function packed(papers: MonthPapers, logo: string | undefined): string {
  const json = JSON.stringify(papers, (key, value: unknown) =>
    key === 'source' && value === logo ? LOGO : value,
  );
  return btoa(strFromU8(deflateSync(strToU8(json)), true));
}

/** Papers as they were packed; undefined where there are none, or they cannot be read. */
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
