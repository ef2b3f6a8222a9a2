import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import {
  ABSENCE_FIELDS,
  type AbsenceField,
  absenceLabel,
  absenceLayoutOf,
  absenceQuestions,
} from '@obracun/engine/payroll/files/import/absences/absence-columns.ts';
import {
  type AbsenceProposal,
  judgeAbsences,
} from '@obracun/engine/payroll/files/import/absences/judge-absences.ts';
import { isPersonField } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { ABSENCE_KINDS, type Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { newId } from '../../../../storage/db/tables.ts';
import { countedLines } from '../../../ui/import/counted.ts';
import type { Importer, UndoImport } from '../../../ui/import/importer.ts';

interface AbsenceImporting {
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly workers: readonly Worker[];
  readonly absences: readonly Absence[];
  readonly keep: (absences: readonly Absence[]) => Promise<UndoImport>;
}

/** Importer of absences of a firm. */
export const absenceImporter = ({
  firm,
  workers,
  absences,
  keep,
}: AbsenceImporting): Importer<AbsenceProposal, AbsenceField> => ({
  key: `odsustva:${firm.id}`,
  place: `odsustva:${firm.id}`,
  layout: absenceLayoutOf,
  questions: (table, layout, assignment) => absenceQuestions({ table, layout, assignment }),
  judge: (table, layout, assignment, choices) =>
    judgeAbsences({ table, layout, assignment }, choices, {
      firm: firm.id,
      entity: firm.entity,
      workers,
      absences,
      newId,
    }),
  fields: ABSENCE_FIELDS,
  label: absenceLabel,
  notes: () => [],
  notTaken: () => undefined,
  isWho: isPersonField,
  effect: ({ absence: { kind, from, to, employerDays }, isKnown }) => ({
    word: isKnown ? 'već upisano' : 'upiši odsustvo',
    isSame: isKnown,
    details: [
      { label: ABSENCE_KINDS[kind], change: `${formatDay(from)} – ${formatDay(to)}` },
      ...(employerDays === 0 ? [{ label: 'Plaća', change: 'fond od prvog dana' }] : []),
    ],
  }),
  keep: (proposals) => keep(proposals.filter(({ isKnown }) => !isKnown).map(({ absence }) => absence)),
  counted: countedLines,
});
