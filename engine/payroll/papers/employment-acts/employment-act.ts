import { type Day, isDay } from '../../../core/days/day.ts';
import type { Block, Document } from '../../../documents/blocks.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { formDocument } from '../../../documents/forms/form-document.ts';
import { ACT_OUTLINE, type Act, type ActKind, type actFields, actTitle } from './act-form.ts';
import { actRequirements } from './act-requirements.ts';
import { annexBlocks } from './annex.ts';
import { mutualBlocks } from './mutual.ts';
import { employerNoticeBlocks, noticeTitle, workerNoticeBlocks } from './notice.ts';
import { certificatePaper, leavePaper } from './papers.ts';

type Write = (act: Act, day: Day) => Document;

const written =
  (blocksOf: (act: Act, day: Day) => readonly Block[]): Write =>
  (act, day) => ({
    title: titleOf(act),
    language: 'bs-Latn',
    fileName: `${fileNamePart(titleOf(act).toLowerCase())}_${fileNamePart(act.employee) || 'novi'}`,
    blocks: blocksOf(act, day),
  });

/** Who gives a notice is in its form, not in its title. */
const titleOf = (act: Act): string => (act.act.endsWith('notice') ? noticeTitle(act) : actTitle(act));

const WRITE: Readonly<Record<ActKind, Write>> = {
  annex: written(annexBlocks),
  'employer-notice': written(employerNoticeBlocks),
  'worker-notice': written(workerNoticeBlocks),
  mutual: written(mutualBlocks),
  leave: leavePaper,
  certificate: certificatePaper,
};

/** Annex, notices, agreement to end a contract, decision on leave and certificate of employment. */
export const employmentAct = formDocument<typeof actFields>({
  ...ACT_OUTLINE,
  write: (act, today) => WRITE[act.act as ActKind](act, isDay(act.day) ? act.day : today),
  requirements: actRequirements,
});
