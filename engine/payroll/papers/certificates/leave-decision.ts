import { dayOf } from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import {
  counted,
  DAYS,
  formatDay,
  formatHundredths,
  formFor,
  WORKING_DAYS,
} from '../../../core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths, sumOf } from '../../../core/numbers/money.ts';
import type { Block, Document } from '../../../documents/blocks.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { BLANK, given, givenDay, linesOf, oneLine } from '../../../documents/typed-text.ts';
import * as fbih from '../../../law/fbih/labour.ts';
import { zakonORadu } from '../../../law/rs/acts.ts';
import { type Firm, fullName } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { StaffSettings } from '../../model/staff-settings.ts';
import type { Worker } from '../../model/worker.ts';
import { earnedDays, type LeaveYear } from '../../staff/leave/leave-year.ts';
import { type LeavePart, returnDay } from '../../staff/leave/parts.ts';
import { leaveTerms } from '../../staff/leave/terms.ts';
import { paperHead } from './certificate.ts';

/** The content of a decision on annual leave. */
export interface LeaveDecision {
  readonly firm: Firm;
  readonly worker: Worker;
  readonly leave: LeaveYear;
  readonly parts: readonly LeavePart[];
  readonly settings: StaffSettings;
}

/** `1,5 radnih dana` */
export const workingDays = (days: Hundredths): string =>
  `${formatHundredths(days)} ${formFor(days / HUNDREDTHS, WORKING_DAYS)}`;

interface Texts {
  readonly title: string;
  readonly pay: string;
  readonly remedy: string;
}

const WORDS: Readonly<Record<PayrollEntity, Texts>> = {
  fbih: { title: 'Rješenje o korištenju godišnjeg odmora', pay: 'plaće', remedy: 'Uputa o pravnom lijeku' },
  rs: { title: 'Rješenje o korišćenju godišnjeg odmora', pay: 'plate', remedy: 'Pouka o pravnom lijeku' },
  bd: { title: 'Rješenje o korištenju godišnjeg odmora', pay: 'plate', remedy: 'Pouka o pravnom lijeku' },
};

/** The decision on one or more parts of a year's leave. A missing value is an open line. */
export function leaveDecisionDocument(decision: LeaveDecision): Document {
  const { firm, worker, leave, settings } = decision;
  const words = WORDS[firm.entity];
  const points = pointsOf(decision);
  return {
    title: `${words.title}, ${oneLine(fullName(worker))}`.replace(/, $/, ''),
    language: 'bs-Latn',
    fileName: ['rjesenje-odmor', String(leave.year), fileNamePart(fullName(worker))]
      .filter(Boolean)
      .join('_'),
    blocks: [
      ...paperHead(firm, [
        ['Broj', given(leave.decisionNumber)],
        ['Datum', givenDay(leave.decisionDay)],
      ]),
      paragraph(
        `Na osnovu ${legalBasis(decision)} i plana godišnjih odmora za ${leave.year}. godinu, poslodavac donosi`,
      ),
      { kind: 'title', text: words.title, isApart: true },
      ...points.map((text, at) => paragraph(`${at + 1}. ${text}`)),
      ...reasoning(decision),
      { kind: 'title', text: words.remedy, isPart: true, isApart: true },
      ...(linesOf(settings.remedy).length > 0 ? linesOf(settings.remedy) : [BLANK]).map(paragraph),
      {
        kind: 'signatures',
        parties: [
          { role: 'Za poslodavca', name: oneLine(settings.signer) || oneLine(firm.name) },
          { role: 'Primio radnik', name: oneLine(fullName(worker)) },
        ],
      },
      { kind: 'small', text: 'Dostaviti: radniku i evidenciji poslodavca.' },
    ],
  };
}

/** The reasons under their title; no title without any. */
function reasoning(decision: LeaveDecision): readonly Block[] {
  const reasons = reasonsOf(decision);
  if (reasons.length === 0) return [];
  return [{ kind: 'title', text: 'Obrazloženje', isPart: true, isApart: true }, ...reasons.map(paragraph)];
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** In the Federation the articles are known; elsewhere the user types them. */
function legalBasis({ firm: { entity }, leave: { year }, settings }: LeaveDecision): string {
  const typed = given(settings.leaveArticle);
  const rulebook = given(settings.rulebook);
  if (entity === 'bd') return `${typed}, ${rulebook}`;
  if (entity === 'rs') return `${typed} Zakona o radu (${zakonORadu.glasilo}), ${rulebook}`;
  const gazette = changeOn(fbih.raspored_odmora, dayOf(year, 1))?.izvor.glasilo ?? '';
  return `člana 112. i člana 52. stav 2. Zakona o radu (${gazette}), ${rulebook}`;
}

function pointsOf({ firm, worker, leave, parts }: LeaveDecision): readonly string[] {
  const earned = earnedDays(leave);
  const { restUntil, daysAtWill = 1, noticeOfDay } = leaveTerms(firm.entity, leave.year);
  const left = earned === undefined ? 0 : earned * HUNDREDTHS - sumOf(parts, ({ days }) => days);
  const length = earned === undefined ? `${BLANK} radnih dana` : counted(earned, WORKING_DAYS);
  return [
    `${given(fullName(worker))}, na radnom mjestu ${given(worker.position)}, ima pravo na godišnji odmor za ${leave.year}. godinu, koji traje ${length}.`,
    usedWhen(firm, parts),
    ...(left > 0 && parts.length > 0
      ? [
          `Preostalo je ${workingDays(left)}${restUntil ? `, što se koristi najkasnije do ${formatDay(restUntil)}` : '.'}`,
        ]
      : []),
    ...(noticeOfDay === undefined
      ? []
      : [
          `${daysAtWill === 1 ? 'Jedan dan' : counted(daysAtWill, DAYS)} odmora radnik može koristiti kada sam izabere, uz najavu najmanje ${counted(noticeOfDay, DAYS)} ranije.`,
        ]),
    `Za vrijeme odmora pripada naknada ${WORDS[firm.entity].pay} u visini koju bi radnik ostvario da radi.`,
  ];
}

function usedWhen(firm: Firm, parts: readonly LeavePart[]): string {
  const [only, ...more] = parts;
  if (!only) return `Odmor se koristi od ${BLANK} do ${BLANK}, a dan povratka na rad je ${BLANK}.`;
  if (more.length === 0)
    return `Odmor se koristi od ${formatDay(only.from)} do ${formatDay(only.to)} (${workingDays(only.days)}). Dan povratka na rad je ${formatDay(returnDay(firm, only.to))}`;
  const messages = parts.map(
    ({ from, to, days }, at) =>
      `${at + 1}. dio od ${formatDay(from)} do ${formatDay(to)} (${workingDays(days)}, povratak na rad ${formatDay(returnDay(firm, to))})`,
  );
  return `Odmor se koristi u dijelovima: ${messages.join('; ')}.`;
}

function reasonsOf({ firm, leave }: LeaveDecision): readonly string[] {
  const base = leave.baseDays;
  const earned = earnedDays(leave);
  return [
    ...(base === undefined || earned === undefined
      ? []
      : [
          `Trajanje odmora: osnov ${counted(base, WORKING_DAYS)}${leave.extras
            .map(({ reason, days }) => `, ${oneLine(reason) || 'uvećanje'} ${counted(days, DAYS)}`)
            .join('')}, ukupno ${counted(earned, WORKING_DAYS)}.`,
        ]),
    ...linesOf(leave.decisionReasons),
    ...(firm.entity === 'fbih' && leave.plan.length > 0
      ? ['Termin je određen planom godišnjih odmora, donesenim uz savjetovanje s radnicima.']
      : []),
  ];
}
