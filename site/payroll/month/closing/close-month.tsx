import { counted, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { estimateNotes } from '@obracun/engine/payroll/calculate/estimated.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { Lock } from 'lucide-react';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { type CalculatedFrom, closeMonth } from '../../../storage/payroll/closing.ts';
import type { Unread } from '../../../storage/payroll/unread.ts';
import { withNotes } from '../rows/deduction-notes.ts';
import type { MonthRow } from '../rows/rows.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';
import { Barriers } from './barriers.tsx';
import { lawMark } from './law-mark.ts';
import { Question } from './question.tsx';
import { WageWarnings } from './wage-warnings.tsx';

interface CloseMonthProps {
  readonly settled: SettledMonth;
  readonly rows: readonly MonthRow[];
  /** Input of the calculation. */
  readonly known: CalculatedFrom;
  /** True when every worker has a wage by stated percentages and all edits are saved. */
  readonly isReady: boolean;
  readonly onClosed: () => void;
}

/** Closes a month: freezes responses, orders, forms and papers, and reduces debts by withheld amounts. */
export const CloseMonth = ({ settled, rows, known, isReady, onClosed }: CloseMonthProps) => (
  <Question
    words={
      <>
        <Lock aria-hidden="true" size={18} /> Zaključi mjesec
      </>
    }
    title="Zaključiti mjesec?"
    agree="Zaključi"
    shortcut={SHORTCUTS.close}
    isReady={isReady}
    isExpected
    act={async () => {
      const failed = await close(settled, known);
      if (failed === undefined) onClosed();
      return failed;
    }}
  >
    {isReady ? (
      <>
        <p>
          {counted(settled.wages.length, ['radnik', 'radnika', 'radnika'])}, za isplatu{' '}
          {formatMoney(settled.wages.reduce((sum, { payout }) => sum + payout, 0))}. Iznosi se više neće
          mijenjati. Možete ga ponovo otvoriti. {estimateNotes(settled)}
        </p>
        <WageWarnings rows={rows} />
      </>
    ) : (
      <Barriers rows={rows} />
    )}
  </Question>
);

const ELSEWHERE =
  'Mjesec, firma, radnik ili odsustvo su u međuvremenu promijenjeni u drugoj kartici. Pogledajte šta je sada upisano, pa pokušajte ponovo.';

const unreadWords = ({ workers, absences }: Unread): string =>
  workers > 0
    ? `Mjesec nije zaključen: radnika koji se ne mogu pročitati ima ${workers}, a u obračunu ih nema. Ponovo učitajte stranicu ili ih vratite iz kopije; ako ne rade u ovom mjesecu, uklonite ih pod „Sve firme“, „Kopija podataka“, pa zaključite.`
    : `Mjesec nije zaključen: odsustava koja se ne mogu pročitati ima ${absences}, a u obračunu ih nema. Ponovo učitajte stranicu ili ih vratite iz kopije; ako ne pripadaju ovom mjesecu, uklonite ih pod „Sve firme“, „Kopija podataka“, pa zaključite.`;

/** @returns the reason when closing failed */
async function close(settled: SettledMonth, known: CalculatedFrom): Promise<string | undefined> {
  const law = await lawMark();
  if (law === undefined) return 'Nema veze sa servisom: zaključite kad veza bude tu. Upisano je sačuvano.';
  const { firm, year, month } = settled.month;
  const closedOn = today();
  try {
    const { frozenParts } = await fetchPart(() => import('../../output/model/output.ts'));
    const frozen = await frozenParts(settled, closedOn);
    const saved = await closeMonth(
      { firm, year, month, closedOn, law, settled: withNotes(settled), ...frozen },
      known,
    );
    if ('unread' in saved) return unreadWords(saved.unread);
    return 'kept' in saved ? undefined : ELSEWHERE;
  } catch (error) {
    return `Mjesec nije zaključen: ${reasonOf(error)}.`;
  }
}
