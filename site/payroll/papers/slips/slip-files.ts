import { toCyrillic } from '@obracun/engine/core/text/script.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import type { PayslipPaper } from '@obracun/engine/payroll/files/frozen-output/papers.ts';
import { script } from '../../../storage/script.ts';
import type { NamedBytes } from '../../ui/output/zip.ts';
import { drawSlips } from './draw-slips.ts';

export interface SlipChoice {
  /** Title of the file with all of them; undefined: a file for each. */
  readonly together: string | undefined;
  /** Two on a page, in one file. */
  readonly twoOnPage?: boolean;
  /** Empty: no password. */
  readonly password: string;
  /** Of each payslip, in files apart. */
  readonly passwords?: readonly string[];
}

const isCyrillic = (): boolean => script.get() === 'cirilica';

/** A payslip as a message, in the script of the page, like its file. */
export const messageOf = ({ message }: PayslipPaper): string =>
  isCyrillic() ? toCyrillic(message) : message;

/** Payslips as PDF files, rendered outside of the page; the second file of a name gets a number in the ZIP. */
export async function slipFiles(
  payslips: readonly Pick<PayslipPaper, 'document'>[],
  { together, twoOnPage, password, passwords }: SlipChoice,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<readonly NamedBytes[]> {
  const documents = payslips.map(({ document }) => (isCyrillic() ? inCyrillic(document) : document));
  const job = {
    documents,
    ...(together && { together, twoOnPage: twoOnPage ?? false }),
    ...(password && { password }),
    ...(passwords && { passwords }),
  };
  const files = await drawSlips(job, tell, signal);
  return files.map((bytes, at) => ({
    name: `${together ?? documents[at]?.fileName ?? 'platna-lista'}.pdf`,
    bytes,
  }));
}
