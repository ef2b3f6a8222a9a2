import { addMonths, type Day, daysBetween, isDay } from '../../../core/days/day.ts';
import { counted, DAYS, formatDay, MONTHS } from '../../../core/numbers/format.ts';
import { isFirm } from '../../../documents/contract/texts/parties.ts';
import { decline } from '../../../documents/genitive/genitive.ts';
import { checkIdentifier } from '../../../documents/identifiers/identifier.ts';
import { doubted, type Requirement } from '../../../documents/requirement.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { type Act, type ActField, type ActKind, actFields } from './act-form.ts';
import { hasChanges } from './annex.ts';
import { actLimit, sourceOf } from './labour-law.ts';
import { certificateRows, leaveRows } from './papers.ts';
import { partiesOf } from './people.ts';
import { offeredRemedy } from './remedy.ts';

const BOTH: readonly ActField[] = [
  'employer',
  'employerAddress',
  'employee',
  'employeeAddress',
  'jobTitle',
  'contractDay',
  'place',
  'copies',
];

/** The fields that print as an open line while empty; those of the papers of `/plate` are known to their builders. */
const WANTED: Readonly<Record<ActKind, readonly ActField[]>> = {
  annex: [...BOTH, 'from'],
  'employer-notice': [
    'employer',
    'employerAddress',
    'employerJIB',
    'number',
    'employee',
    'jobTitle',
    'contractDay',
  ],
  'worker-notice': [
    'employee',
    'employeeAddress',
    'jobTitle',
    'employer',
    'employerAddress',
    'contractDay',
    'noticeDays',
    'place',
  ],
  mutual: [...BOTH, 'lastDay'],
  leave: [],
  certificate: [],
};

/** By the kind of a notice of an employer. */
const NOTICE_WANTED: Readonly<Record<string, readonly ActField[]>> = {
  ordinary: ['noticeDays', 'reason'],
  breach: ['reason'],
  probation: ['noticeDays', 'reason'],
  fixedTerm: ['lastDay'],
};

const wantedIn = ({ act, noticeKind }: Act): readonly ActField[] => [
  ...WANTED[act as ActKind],
  ...(act === 'employer-notice' ? (NOTICE_WANTED[noticeKind] ?? []) : []),
];

/** Written by the program while none is typed: its source is shown. */
const remedyRow = (act: Act, day: Day): readonly Requirement[] => {
  const offered = offeredRemedy(act, day);
  const isMet = isTyped(act, 'remedy') || offered !== undefined;
  const row = wantedBy(act, 'remedy', actFields.remedy.label, isMet);
  return [isTyped(act, 'remedy') || offered === undefined ? row : { ...row, izvor: offered.izvor }];
};

const isTyped = (act: Act, name: ActField): boolean => {
  const value = act[name];
  if (typeof value !== 'string') return value !== null;
  return actFields[name].kind === 'datum' ? isDay(value) : oneLine(value) !== '';
};

/** An act's missing values, then warnings. It never blocks. */
export function actRequirements(act: Act, today: Day): readonly Requirement[] {
  const day = isDay(act.day) ? act.day : today;
  const kind = act.act as ActKind;
  if (kind === 'leave') return [...leaveRows(act, day), ...mistyped(act)];
  if (kind === 'certificate') return [...certificateRows(act, day), ...mistyped(act)];
  return [
    ...wantedIn(act).map((name) => wantedBy(act, name, actFields[name].label, isTyped(act, name))),
    ...(kind === 'annex' ? [wantedBy(act, 'newJobTitle', 'Bar jedna izmjena', hasChanges(act))] : []),
    ...representativeOf(act),
    ...(kind === 'employer-notice' ? remedyRow(act, day) : []),
    ...mistyped(act),
    ...genitiveDoubt(act),
    ...noticeDoubts(act, day),
    ...severanceDoubt(act, day),
  ];
}

const wantedBy = (act: Act, polje: ActField, naziv: string, ispunjeno: boolean): Requirement => ({
  vrsta: 'sadrzaj',
  polje,
  naziv,
  ispunjeno,
  poruka: `Upišite: ${naziv.toLowerCase()}.`,
  izvor: sourceOf(act),
});

const hasParties = ({ act }: Act): boolean => act === 'annex' || act === 'mutual';

/** A firm signs by a person; one who employs as a person signs alone. */
const representativeOf = (act: Act): readonly Requirement[] =>
  hasParties(act) && isFirm(partiesOf(act).contract)
    ? [
        wantedBy(
          act,
          'employerRepresentative',
          actFields.employerRepresentative.label,
          isTyped(act, 'employerRepresentative') || isTyped(act, 'employerRepresentativePosition'),
        ),
      ]
    : [];

const mistyped = (act: Act): readonly Requirement[] =>
  (
    [
      ['employerJIB', 'JIB', checkIdentifier('JIB', act.employerJIB)],
      ['employeeJMBG', 'JMBG', checkIdentifier('JMBG', act.employeeJMBG)],
    ] as const
  ).flatMap(([name, label, message]) => (message === undefined ? [] : [doubted(name, label, message)]));

const genitiveDoubt = (act: Act): readonly Requirement[] =>
  hasParties(act) && oneLine(act.employeeGenitive) === '' && !decline(oneLine(act.employee)).isSure
    ? [
        doubted(
          'employeeGenitive',
          actFields.employeeGenitive.label,
          'Genitiv ovog imena nije siguran: upišite ga.',
        ),
      ]
    : [];

const SIDES = {
  'employer-notice': { side: 'poslodavac', gives: 'poslodavac' },
  'worker-notice': { side: 'radnik', gives: 'radnik' },
} as const;

/** The typed term against the least and the most of the law. */
function noticeDoubts(act: Act, day: Day): readonly Requirement[] {
  if (act.act !== 'employer-notice' && act.act !== 'worker-notice') return [];
  if (act.noticeDays === null) return [];
  const { side, gives } = SIDES[act.act];
  const label = actFields.noticeDays.label;
  const isTrial = act.act === 'employer-notice' && act.noticeKind === 'probation';
  const least = actLimit(act, isTrial ? 'probni_rad.otkazni_rok' : `otkazni_rok.${side}_najkrace`, day);
  const most = isTrial ? undefined : actLimit(act, `otkazni_rok.${side}_najduze`, day);
  const hedge = (poruka: string, pouzdanost: string | undefined): string =>
    pouzdanost === 'niska' ? `${poruka} Provjerite zakon prije potpisa.` : poruka;
  const found: Requirement[] = [];
  if (least && act.noticeDays < least.vrijednost)
    found.push(
      doubted(
        'noticeDays',
        label,
        hedge(
          `Kada otkazuje ${gives}, otkazni rok traje najmanje ${counted(least.vrijednost, DAYS)}.`,
          least.izvor.pouzdanost,
        ),
        least.izvor,
      ),
    );
  if (most && act.noticeDays > daysBetween(day, addMonths(day, most.vrijednost)))
    found.push(
      doubted(
        'noticeDays',
        label,
        `Kada otkazuje ${gives}, otkazni rok traje najviše ${counted(most.vrijednost, MONTHS)}.`,
        most.izvor,
      ),
    );
  if (isDay(act.deliveredDay) && act.deliveredDay < day)
    found.push(
      doubted(
        'deliveredDay',
        actFields.deliveredDay.label,
        `Otkaz je uručen prije dana kada je napisan, ${formatDay(day)}`,
      ),
    );
  return found;
}

/** A worker long enough with the employer has a severance; its amount is on its own calculator. */
function severanceDoubt(act: Act, day: Day): readonly Requirement[] {
  if (act.act !== 'employer-notice' || act.severance !== null || !isDay(act.startDate)) return [];
  const least = actLimit(act, 'otpremnina.najkraci_rad', day);
  if (!least || addMonths(act.startDate, least.vrijednost) > day) return [];
  return [
    doubted(
      'severance',
      actFields.severance.label,
      `Radnik je kod poslodavca najmanje ${counted(least.vrijednost, MONTHS)}: provjerite pripada li mu otpremnina.`,
      least.izvor,
    ),
  ];
}
