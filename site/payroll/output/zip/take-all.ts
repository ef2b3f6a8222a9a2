import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { today } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { bankFormatOf } from '../model/bank-choice.ts';
import { outputOf } from '../model/output.ts';
import { type AllOf, allInOne, zipName } from './all-in-one.ts';

/** Saves everything of a month as one file. */
export async function saveAll(all: AllOf, tell: (share: number) => void, signal: AbortSignal): Promise<void> {
  saveFile(await allInOne(all, tell, signal), zipName(all.output));
}

/** The same of a closed month, with the bank's format that was chosen last and payslips that anybody can open. */
export async function takeAll(
  closed: ClosedMonth,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const output = await outputOf(closed.settled, closed, today());
  const format = bankFormatOf(output.settled.firm).get();
  await saveAll({ output, format, password: '' }, tell, signal);
}
