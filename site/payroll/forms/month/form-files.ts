import { mipElsewhereCsv } from '@obracun/engine/payroll/forms/federal/mip-elsewhere.ts';
import { dl5Csv, frontCsv } from '@obracun/engine/payroll/forms/srpska/form-1002-csv.ts';
import { markedFile } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import type { Output } from '../../month/output/output.ts';
import { type MonthFile, textFile } from '../../ui/output/month-file.ts';

/** The first page and the sick leave of the return 1002, beside DL1, which is a stored form. */
export function pagesOf1002({ papers: { srpska }, settled }: Output): readonly MonthFile[] {
  if (srpska.dl1.rows.length === 0) return [];
  const named = (name: string): string => markedFile(settled, name);
  return [
    textFile('1002 prva strana (CSV)', named('obrazac-1002-prva-strana.csv'), frontCsv(srpska)),
    ...(srpska.dl5.length > 0
      ? [textFile('1002 DL5 (CSV)', named('obrazac-1002-DL5.csv'), dl5Csv(srpska))]
      : []),
  ];
}

/** The values for the Federation of workers of an employer outside it. */
export const elsewhereFiles = ({ papers: { mipElsewhere }, settled }: Output): readonly MonthFile[] =>
  mipElsewhere
    ? [
        textFile(
          'MIP-1023 u Federaciji (CSV)',
          markedFile(settled, 'mip-1023-federacija-vrijednosti.csv'),
          mipElsewhereCsv(mipElsewhere),
        ),
      ]
    : [];

/** Every form of a month as a file. */
export const formFiles = (output: Output): readonly MonthFile[] => [
  ...output.forms.map(({ name, text }) => textFile(name, name, text)),
  ...pagesOf1002(output),
  ...elsewhereFiles(output),
];
