import { plainName } from '@obracun/engine/core/text/letters.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { type OverviewFirm, type OverviewState, stateOf } from './overview-firms.ts';

/** The firms to show. */
export interface OverviewFilter {
  readonly question: string;
  readonly state: OverviewState | undefined;
  readonly entity: PayrollEntity | undefined;
}

export const EVERYTHING: OverviewFilter = { question: '', state: undefined, entity: undefined };

/** Matches a firm by name or JIB, in either script, with or without diacritics. */
export function isShown(one: OverviewFirm, { question, state, entity }: OverviewFilter): boolean {
  const message = plainName(`${one.firm.name} ${one.firm.jib}`);
  return (
    plainName(question)
      .split(' ')
      .every((word) => message.includes(word)) &&
    (state === undefined || stateOf(one) === state) &&
    (entity === undefined || one.firm.entity === entity)
  );
}
