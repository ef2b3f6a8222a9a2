import { addDays, type Day } from '../../../core/days/day.ts';
import { counted, DAYS, formatDay, WORKING_DAYS } from '../../../core/numbers/format.ts';
import { HUNDREDTHS } from '../../../core/numbers/money.ts';
import { doubted, type Requirement, wanted } from '../../../documents/requirement.ts';
import { fullName, seatOf } from '../../model/firm.ts';
import { earnedDays } from '../../staff/leave/leave-year.ts';
import { partWarnings } from '../../staff/leave/parts.ts';
import { leaveTerms } from '../../staff/leave/terms.ts';
import type { LeaveDecision } from './leave-decision.ts';

/** What a decision on leave still lacks, and warnings on its days; nothing blocks. */
export function decisionRequirements(decision: LeaveDecision, today: Day): readonly Requirement[] {
  const { firm, worker, leave, parts, settings } = decision;
  const isTyped = (text: string): boolean => text.trim() !== '';
  return [
    wanted('firma.name', 'Naziv poslodavca', isTyped(firm.name)),
    wanted('firma.address', 'Sjedište poslodavca', isTyped(seatOf(firm))),
    wanted('firma.jib', 'JIB poslodavca', isTyped(firm.jib)),
    wanted('radnik.lastName', 'Ime i prezime radnika', isTyped(fullName(worker))),
    wanted('radnik.position', 'Radno mjesto', isTyped(worker.position)),
    wanted('odmor.baseDays', 'Osnov u radnim danima', leave.baseDays !== undefined),
    wanted('odmor.plan', 'Od kada do kada se odmor koristi', parts.length > 0),
    wanted('odmor.decisionNumber', 'Broj rješenja', isTyped(leave.decisionNumber)),
    wanted('odmor.decisionDay', 'Datum rješenja', leave.decisionDay !== ''),
    ...(firm.entity === 'fbih'
      ? []
      : [wanted('akti.leaveArticle', 'Član zakona o radu', isTyped(settings.leaveArticle))]),
    wanted('akti.rulebook', 'Član pravilnika ili ugovora', isTyped(settings.rulebook)),
    wanted('akti.remedy', 'Pouka o pravnom lijeku', isTyped(settings.remedy)),
    wanted('akti.signer', 'Potpisnik za poslodavca', isTyped(settings.signer)),
    ...doubtsOf(decision, today),
  ];
}

function doubtsOf({ firm, leave, parts }: LeaveDecision, today: Day): readonly Requirement[] {
  const { least, most, decisionBefore, sources } = leaveTerms(firm.entity, leave.year);
  const [ofLength = null, ofSchedule = null] = sources;
  const earned = earnedDays(leave);
  const found: Requirement[] = [];
  if (earned !== undefined && least !== undefined && earned < least)
    found.push(
      doubted(
        'odmor.baseDays',
        'Trajanje',
        `Propisano je najmanje ${counted(least, WORKING_DAYS)}.`,
        ofLength,
      ),
    );
  if (earned !== undefined && most !== undefined && earned > most)
    found.push(
      doubted(
        'odmor.baseDays',
        'Trajanje',
        `Zakon navodi najviše ${counted(most, WORKING_DAYS)}.`,
        ofSchedule,
      ),
    );
  for (const warning of partWarnings(
    firm,
    leave.year,
    parts,
    earned === undefined ? undefined : earned * HUNDREDTHS,
  ))
    found.push(doubted('odmor.plan', 'Dijelovi odmora', warning, ofSchedule));
  const late =
    decisionBefore === undefined
      ? undefined
      : lateDecision(leave.decisionDay || today, parts, decisionBefore);
  if (late) found.push(doubted('odmor.decisionDay', 'Rok rješenja', late, ofSchedule));
  return found;
}

/** The decision must reach the worker some days before the next part begins. */
function lateDecision(day: Day, parts: LeaveDecision['parts'], before: number): string | undefined {
  const next = parts.find(({ to }) => to >= day);
  if (!next || addDays(next.from, -before) >= day) return undefined;
  return `Rješenje se uručuje najmanje ${counted(before, DAYS)} prije odmora, a odmor počinje ${formatDay(next.from)}`;
}
