import { type Requirement, unread } from '../requirement.ts';
import { type ReadKind, saidOfUnread } from '../unreadable.ts';
import { EMPLOYMENT } from './category.ts';
import { isUnreadable, onlyAsked, readContract } from './contract.ts';
import { FIELD_NAMES, FIELDS, isAsked, labelOf, type TypedContract } from './fields.ts';
import { contentOf } from './requirements/content.ts';
import { type Check, doubtRow } from './requirements/doubt.ts';
import { DOUBTS } from './requirements/doubts.ts';
import { LABOUR_LIMITS, temporaryWorkTooLong } from './requirements/limited.ts';
import { belowMinimumWage } from './requirements/minimum-wage.ts';
import { openLinesOf } from './requirements/open-lines.ts';
import type { Facts } from './texts/clause.ts';

const OF_ANY: readonly Check[] = [...DOUBTS, temporaryWorkTooLong];
const OF_EMPLOYMENT: readonly Check[] = [...OF_ANY, ...LABOUR_LIMITS, belowMinimumWage];

/** The check list: what the law asks of this contract and what else it leaves a line for, met or not, then what looks wrong. It warns and never blocks. */
export function contractRequirements(typed: TypedContract, facts: Facts): readonly Requirement[] {
  const kept = readContract(typed);
  const contract = onlyAsked(kept);
  const checks = EMPLOYMENT.includes(contract.contractCategory) ? OF_EMPLOYMENT : OF_ANY;
  const doubts = checks.flatMap((check) => check(contract, facts) ?? []);
  return [
    ...contentOf(contract),
    ...openLinesOf(contract),
    ...unreadable(kept),
    ...doubts.map((found) => doubtRow(contract, found)),
  ];
}

const unreadable = (contract: TypedContract): readonly Requirement[] =>
  FIELD_NAMES.filter((name) => isAsked(name, contract) && isUnreadable(name, contract)).map((name) =>
    unread(name, labelOf(name, contract), saidOfUnread(FIELDS[name].kind as ReadKind)),
  );
