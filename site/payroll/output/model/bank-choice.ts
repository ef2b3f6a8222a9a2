import { bankFiles, type NamedBankFile } from '@obracun/engine/payroll/bank/bank-files.ts';
import { FORMAT_NAMES, type FormatName, suggestedFormat } from '@obracun/engine/payroll/bank/formats.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useMemo } from 'react';
import { type Setting, setting } from '../../../storage/setting.ts';
import type { Output } from './output.ts';

/** The bank format of a firm: the last chosen one, else the one suggested by its account. */
export function bankFormatOf({ id, account }: Pick<Firm, 'id' | 'account'>): Setting<FormatName> {
  const first = suggestedFormat(account) ?? 'tkdis-halcom';
  return setting<FormatName>(`plate.format.${id}`, [first, ...FORMAT_NAMES.filter((name) => name !== first)]);
}

/** The same, for the same firm and account. */
export const useBankFormat = ({ id, account }: Firm): Setting<FormatName> =>
  useMemo(() => bankFormatOf({ id, account }), [id, account]);

/** The orders of a month as files of its bank. */
export const filesOfBank = (
  format: FormatName,
  { settled, ordered, today }: Pick<Output, 'settled' | 'ordered' | 'today'>,
): readonly NamedBankFile[] =>
  bankFiles(format, ordered.orders, {
    address: settled.firm.address,
    year: settled.month.year,
    month: settled.month.month,
    today,
  });
