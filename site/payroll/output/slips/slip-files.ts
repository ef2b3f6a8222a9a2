import { toCyrillic } from '@obracun/engine/core/text/script.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import type { PayslipPaper } from '@obracun/engine/payroll/frozen-output/papers.ts';
import { script } from '../../../storage/script.ts';
import type { NamedBytes } from '../files/zip.ts';
import { drawSlips } from './draw-slips.ts';

export interface SlipChoice {
  /** Of the file with all of them; undefined: a file for each. */
  readonly together: string | undefined;
  /** Empty: they open without one. */
  readonly password: string;
}

const isCyrillic = (): boolean => script.get() === 'cirilica';

/** A payslip as a message, in the script the pages are read in, as its file is. */
export const messageOf = ({ message }: PayslipPaper): string =>
  isCyrillic() ? toCyrillic(message) : message;

/** Payslips as PDF files, drawn apart from the page; a worker's name twice gets a number in the ZIP. */
export async function slipFiles(
  payslips: readonly PayslipPaper[],
  { together, password }: SlipChoice,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<readonly NamedBytes[]> {
  const documents = payslips.map(({ document }) => (isCyrillic() ? inCyrillic(document) : document));
  const job = { documents, ...(together && { together }), ...(password && { password }) };
  const files = await drawSlips(job, tell, signal);
  return files.map((bytes, at) => ({
    name: `${together ?? documents[at]?.fileName ?? 'platna-lista'}.pdf`,
    bytes,
  }));
}
