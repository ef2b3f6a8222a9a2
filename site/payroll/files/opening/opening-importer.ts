import { formatMoney, monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { isPersonField } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import {
  judgeOpenings,
  type OpeningProposal,
} from '@obracun/engine/payroll/files/import/openings/judge-openings.ts';
import {
  missingColumns,
  OPENING_FIELDS,
  type OpeningField,
  openingLabel,
  openingLayoutOf,
  openingQuestions,
} from '@obracun/engine/payroll/files/import/openings/opening-columns.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { OpeningMonth, OpeningYear } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { contentKey } from '../../../storage/db/content.ts';
import type { OpeningChange } from '../../../storage/payroll/openings.ts';
import { countedLines } from '../../ui/import/counted.ts';
import type { Importer, UndoImport } from '../../ui/import/importer.ts';

interface OpeningImporting {
  readonly firm: Pick<Firm, 'id' | 'entity'>;
  readonly workers: readonly Worker[];
  readonly openings: readonly OpeningYear[];
  readonly year: number;
  /** Codes of closed months. */
  readonly closed: ReadonlySet<string>;
  readonly keep: (changes: readonly OpeningChange[]) => Promise<UndoImport>;
}

/** Importer of opening balances of a firm. */
export function openingImporter({
  firm,
  workers,
  openings,
  year,
  closed,
  keep,
}: OpeningImporting): Importer<OpeningProposal, OpeningField> {
  const monthNow = ({ worker, ...of }: OpeningProposal): OpeningMonth | undefined =>
    openings.find((one) => one.worker === worker.id && one.year === of.year)?.months[of.month];
  return {
    key: `pocetna-stanja:${firm.id}`,
    place: `pocetna-stanja:${firm.id}`,
    layout: openingLayoutOf,
    questions: (table, layout, assignment) => openingQuestions({ table, layout, assignment }),
    judge: (table, layout, assignment, choices) =>
      judgeOpenings({ table, layout, assignment }, choices, {
        entity: firm.entity,
        workers,
        year,
        closed,
      }),
    fields: OPENING_FIELDS,
    label: openingLabel,
    notes: (assignment) => {
      const missing = missingColumns(assignment);
      return missing.length === 0
        ? []
        : [`Tabeli nedostaje: ${missing.map(openingLabel).join(', ')}. Izaberite kolonu iznad redova.`];
    },
    notTaken: () => undefined,
    isWho: isPersonField,
    effect: (proposal) => {
      const before = monthNow(proposal);
      const isSame = contentKey(before ?? null) === contentKey(proposal.figures);
      const { gross = 0, net = 0 } = proposal.figures;
      return {
        word: isSame ? 'već upisano' : before ? 'zamijeni upisano' : 'upiši mjesec',
        isSame,
        details: [
          { label: monthWritten(proposal), change: `bruto ${formatMoney(gross)}, neto ${formatMoney(net)}` },
        ],
      };
    },
    keep: (proposals) =>
      keep(
        proposals.map((proposal) => ({
          worker: proposal.worker.id,
          year: proposal.year,
          month: proposal.month,
          before: monthNow(proposal),
          after: proposal.figures,
        })),
      ),
    counted: countedLines,
  };
}
