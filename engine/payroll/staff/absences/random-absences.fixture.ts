import fc from 'fast-check';
import { addDays, type Day } from '../../../core/days/day.ts';
import { type Absence, isCounted, isPayerAsked, KIND_NAMES } from '../../model/absence.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';

interface Drawn {
  readonly kind: Absence['kind'];
  readonly gap: number;
  readonly length: number;
  readonly share: number;
  readonly employerDays: number;
  readonly payer: NonNullable<Absence['payer']>;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.constantFrom(...KIND_NAMES),
  gap: fc.integer({ min: 0, max: 20 }),
  length: fc.integer({ min: 1, max: 80 }),
  share: fc.integer({ min: 0, max: 1_000_000 }),
  employerDays: fc.integer({ min: 0, max: 60 }),
  payer: fc.constantFrom('employer', 'fund', 'nobody'),
});

/** Consecutive absences of a worker from a day on; terms that the law may lack are typed. */
export const randomAbsences = (
  worker: Pick<Worker, 'id' | 'firm'>,
  entity: PayrollEntity,
  first: Day,
): fc.Arbitrary<readonly Absence[]> =>
  fc.array(drawn, { maxLength: 5 }).map((all) => {
    let next = first;
    return all.map(({ kind, gap, length, share, employerDays, payer }, at) => {
      const from = addDays(next, gap);
      const to = addDays(from, length - 1);
      next = addDays(to, 1);
      const isTyped = isCounted(kind) && (entity === 'bd' || kind === 'care' || kind === 'isolation');
      return {
        id: `${worker.id}-o${at}`,
        firm: worker.firm,
        worker: worker.id,
        kind,
        from,
        to,
        ...(isTyped && { share, employerDays }),
        ...(isPayerAsked(kind) && { payer }),
        report: '',
        note: '',
      };
    });
  });
