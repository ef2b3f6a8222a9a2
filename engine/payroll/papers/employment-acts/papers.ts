import type { Day } from '../../../core/days/day.ts';
import { isDay, yearOf } from '../../../core/days/day.ts';
import type { Document } from '../../../documents/blocks.ts';
import { type Requirement, wanted } from '../../../documents/requirement.ts';
import { newStaffSettings } from '../../model/staff-settings.ts';
import { newLeaveYear } from '../../staff/leave/leave-year.ts';
import { leaveParts } from '../../staff/leave/parts.ts';
import { type Certificate, certificateDocument } from '../certificates/certificate.ts';
import { type LeaveDecision, leaveDecisionDocument } from '../certificates/leave-decision.ts';
import { decisionRequirements } from '../certificates/leave-decision-requirements.ts';
import type { PaidMonths } from '../certificates/paid-months.ts';
import type { CertificatePurpose } from '../certificates/purposes.ts';
import { certificateRequirements } from '../certificates/requirements.ts';
import type { Act, ActField } from './act-form.ts';
import { actLimit } from './labour-law.ts';
import { signerOf } from './notice.ts';
import { firmOf, workerOf } from './people.ts';
import { remedyOf } from './remedy.ts';

/** Papers of a worker, made by the builders of `/plate`. */

const fullWeek = (act: Act, day: Day): number =>
  actLimit(act, 'radna_sedmica.najduze', day)?.vrijednost ?? 40;

/** A typed year that no calendar has is left to the year of the paper. */
const yearIn = (year: number | null, day: Day): number =>
  year !== null && year >= 2000 && year < 2100 ? year : yearOf(day);

function decisionOf(act: Act, day: Day): LeaveDecision {
  const firm = firmOf(act);
  const worker = workerOf(act, fullWeek(act, day));
  const plan = act.parts
    .map(({ from, to }, at) => ({ id: String(at), from, to }))
    .filter(({ from, to }) => isDay(from) && isDay(to) && from <= to);
  const leave = {
    ...newLeaveYear('', yearIn(act.year, day), ''),
    ...(act.baseDays !== null && { baseDays: act.baseDays }),
    extras: act.extras.map(({ what, days }, at) => ({ id: String(at), reason: what, days: days ?? 0 })),
    plan,
    decisionNumber: act.number,
    decisionDay: day,
    decisionReasons: act.leaveReasons,
  };
  return {
    firm,
    worker,
    leave,
    parts: plan.length > 0 ? leaveParts(firm, worker, leave, []) : [],
    settings: {
      ...newStaffSettings(''),
      leaveArticle: act.lawArticle,
      rulebook: act.rulebook,
      remedy: remedyOf(act, day),
      signer: signerOf(act),
    },
  };
}

const NO_MONTHS: PaidMonths = { paid: [], leftOut: [] };

const certificateOf = (act: Act, day: Day): Certificate => ({
  kind: 'employment',
  firm: firmOf(act),
  worker: workerOf(act, fullWeek(act, day)),
  months: NO_MONTHS,
  averaged: NO_MONTHS,
  number: act.number,
  day,
  purpose: act.purpose as CertificatePurpose,
  purposeText: act.purposeText,
  signer: signerOf(act),
  stated: { months: act.payMonths, gross: act.grossPay, net: act.netPay },
});

export const leavePaper = (act: Act, day: Day): Document => leaveDecisionDocument(decisionOf(act, day));

export const certificatePaper = (act: Act, day: Day): Document =>
  certificateDocument(certificateOf(act, day));

/** The fields of the papers of `/plate`, by those of an act. */
const FIELD_OF: Readonly<Record<string, ActField>> = {
  'firma.name': 'employer',
  'firma.address': 'employerAddress',
  'firma.jib': 'employerJIB',
  'radnik.lastName': 'employee',
  'radnik.jmbg': 'employeeJMBG',
  'radnik.position': 'jobTitle',
  'radnik.employedFrom': 'startDate',
  'odmor.baseDays': 'baseDays',
  'odmor.plan': 'parts',
  'odmor.decisionNumber': 'number',
  'odmor.decisionDay': 'day',
  'akti.leaveArticle': 'lawArticle',
  'akti.rulebook': 'rulebook',
  'akti.remedy': 'remedy',
  'akti.signer': 'signer',
  'potvrda.day': 'day',
  'potvrda.purposeText': 'purposeText',
  'potvrda.signer': 'signer',
};

const inAct = (rows: readonly Requirement[]): readonly Requirement[] =>
  rows.map((row) => ({ ...row, polje: FIELD_OF[row.polje] ?? row.polje }));

export const leaveRows = (act: Act, day: Day): readonly Requirement[] =>
  inAct(decisionRequirements(decisionOf(act, day), day));

export const certificateRows = (act: Act, day: Day): readonly Requirement[] => [
  ...inAct(certificateRequirements(certificateOf(act, day))),
  ...payRows(act),
];

/** A bank asks for the pay; a stated one has its month. */
function payRows({ purpose, netPay, grossPay, payMonths }: Act): readonly Requirement[] {
  const isStated = netPay !== null || grossPay !== null;
  return [
    ...(purpose === 'bank' ? [wanted('netPay', 'Neto plata', netPay !== null)] : []),
    ...(isStated || purpose === 'bank'
      ? [wanted('payMonths', 'Mjesec ili mjeseci plate', payMonths.trim() !== '')]
      : []),
  ];
}
