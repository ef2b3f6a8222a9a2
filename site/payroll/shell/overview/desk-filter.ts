import { plainName } from '@obracun/engine/core/text/letters.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { type DeskFirm, type DeskState, stateOf } from './desk-firms.ts';

/** The firms to show. */
export interface DeskFilter {
  readonly question: string;
  readonly state: DeskState | undefined;
  readonly entity: PayrollEntity | undefined;
}

export const EVERYTHING: DeskFilter = { question: '', state: undefined, entity: undefined };

/** Matches a firm by name or JIB, in either script, with or without diacritics. */
export function isShown(one: DeskFirm, { question, state, entity }: DeskFilter): boolean {
  const said = plainName(`${one.firm.name} ${one.firm.jib}`);
  return (
    plainName(question)
      .split(' ')
      .every((word) => said.includes(word)) &&
    (state === undefined || stateOf(one) === state) &&
    (entity === undefined || one.firm.entity === entity)
  );
}
