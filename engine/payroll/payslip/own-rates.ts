import { dayOf } from '../../kernel/days/day.ts';
import { PPM } from '../../kernel/figures/money.ts';
import { valueOn } from '../../kernel/law-by-day.ts';
import { minuli_rad as bd } from '../../law/bd/supplements.ts';
import { minuli_rad as fbih } from '../../law/fbih/supplements.ts';
import { seniority } from '../../rules/salary/seniority.ts';
import type { SettledWage } from '../model/wage.ts';

/** The line that says a percentage, by the field it was asked with. */
const LINES = {
  prekovremeni_proc: 'prekovremeni_procenat',
  nocni_proc: 'nocni_procenat',
  praznik_proc: 'praznik_procenat',
  bolovanje_proc: 'bolovanje_procenat',
} as const;

/**
 * Percentages of the worker or the firm, in percent by the name of their line. A plain answer has none: they are those it was asked with, which a
 * closed month keeps; one left to the law is not repeated.
 */
export function ownRatesOf({ entity, request }: Pick<SettledWage, 'entity' | 'request'>) {
  const asked = Object.entries(LINES).flatMap(([field, line]) =>
    request[field] === undefined ? [] : [[line, Number(request[field])] as const],
  );
  const law = { fbih, bd, rs: undefined }[entity];
  if (request.minuli_proc === undefined || !law) return Object.fromEntries(asked);
  return { ...Object.fromEntries(asked), minuli_procenat: seniorityOf(request, law) };
}

/** For all years of service, in percent. */
function seniorityOf(
  { minuli_proc, staz, godina, mjesec }: SettledWage['request'],
  law: typeof fbih,
): number {
  const inForce = valueOn(law, dayOf(Number(godina), Number(mjesec)));
  const given = { minuli_proc: Math.round((Number(minuli_proc) * PPM) / 100), staz: Number(staz) };
  return (seniority(given, inForce) / PPM) * 100;
}
