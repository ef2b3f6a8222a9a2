import type { Day } from '@obracun/engine/core/days/day.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { isEstimated } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { today } from '../../../platform/clock.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { type CalculatedFrom, closeMonth } from '../../../storage/payroll/closing.ts';
import { earlierInYear } from '../../../storage/payroll/earlier-in-year.ts';
import type { Unread } from '../../../storage/payroll/unread.ts';
import { withNotes } from '../rows/deduction-notes.ts';
import { lawMark } from './law-mark.ts';

const ELSEWHERE =
  'Nešto je promijenjeno u drugoj kartici. Pogledajte šta je sada upisano, pa pokušajte ponovo.';

const unreadText = ({ workers, absences }: Unread): string =>
  workers > 0
    ? `Mjesec nije zaključen: radnika koji se ne mogu pročitati ima ${workers}. Ponovo učitajte stranicu ili ih vratite iz kopije. Samo ako ne rade u ovom mjesecu, uklonite ih pod „Sve firme“, „Kopija podataka“.`
    : `Mjesec nije zaključen: odsustava koja se ne mogu pročitati ima ${absences}. Ponovo učitajte stranicu ili ih vratite iz kopije. Samo ako ne pripadaju ovom mjesecu, uklonite ih pod „Sve firme“, „Kopija podataka“.`;

const NOT_ACCEPTED =
  'Mjesec je procjena: otvorite ga i potvrdite da ga zaključujete po posljednjim poznatim propisima.';

/**
 * Closes a calculated month: freezes responses, orders, forms and papers, and reduces debts by withheld amounts.
 * @param isEstimateAccepted the confirmation without which no estimate is closed; it is stored with the closing
 * @returns the reason when closing failed
 */
export async function close(
  settled: SettledMonth,
  known: CalculatedFrom,
  closedOn: Day = today(),
  isEstimateAccepted = false,
): Promise<string | undefined> {
  const isEstimate = isEstimated(settled);
  if (isEstimate && !isEstimateAccepted) return NOT_ACCEPTED;
  const law = await lawMark();
  if (law === undefined) return 'Nema interneta. Upisano je sačuvano, zaključite kad se veza vrati.';
  const { firm, year, month } = settled.month;
  try {
    const { frozenParts } = await fetchPart(() => import('../output/output.ts'));
    const earlier = await withDatabase((db) => earlierInYear(db, { firm, year, month }));
    const frozen = await frozenParts(settled, closedOn, earlier);
    const saved = await closeMonth(
      {
        ...{ firm, year, month, closedOn, law, settled: withNotes(settled), ...frozen },
        ...(isEstimate && { estimateAccepted: closedOn }),
      },
      known,
    );
    if ('unread' in saved) return unreadText(saved.unread);
    return 'stored' in saved ? undefined : ELSEWHERE;
  } catch (error) {
    return `Mjesec nije zaključen: ${reasonOf(error)}.`;
  }
}
