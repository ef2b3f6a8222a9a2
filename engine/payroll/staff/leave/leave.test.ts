import { describe, expect, test } from 'vitest';
import { documentText } from '../../../documents/plain-text.ts';
import { newStaffSettings } from '../../model/staff-settings.ts';
import { leaveDecisionDocument } from '../../papers/certificates/leave-decision.ts';
import { decisionRequirements } from '../../papers/certificates/leave-decision-requirements.ts';
import { firmOf, workerOf } from '../../staff.fixture.ts';
import { absenceOf } from '../absences/absences.fixture.ts';
import { readLeaveYear } from '../staff-records.ts';
import { leaveBalance } from './balance.ts';
import { leaveHints } from './hints.ts';
import { type LeaveYear, newLeaveYear } from './leave-year.ts';
import { leaveDays, leaveParts, openPlan, partWarnings, plannedAbsence, returnDay } from './parts.ts';

const firm = firmOf();
const worker = workerOf();
const leaveOf = (own: Partial<LeaveYear> = {}): LeaveYear => ({
  ...newLeaveYear('f1', 2026, 'r1'),
  baseDays: 20,
  ...own,
});
const annual = (id: string, from: string, to: string) => absenceOf({ id, kind: 'annual', from, to });
const balance = (
  leaves: readonly LeaveYear[],
  absences: readonly ReturnType<typeof annual>[],
  today = '2026-11-27',
  of = firm,
) => leaveBalance({ firm: of, worker, absences, leaves }, 2026, today);

describe('the balance of a year', () => {
  // 27 April to 4 May 2026: six weekdays, of them Friday, 1 May, is a holiday.
  const spring = annual('a', '2026-04-27', '2026-05-04');
  // 3 to 7 August: five working days.
  const summer = annual('b', '2026-08-03', '2026-08-07');

  test('uses old leave first up to 30 June, and loses the rest of it', () => {
    const leave = leaveOf({ oldDays: 800, extras: [{ id: 'x', reason: 'staž', days: 2 }] });
    expect(balance([leave], [spring, summer], '2026-06-30')).toEqual({
      earned: 2200,
      old: 800,
      used: 1000,
      usedOld: 500,
      oldLeft: 300,
      lapsed: 0,
      oldUntil: '2026-06-30',
      left: 1700,
    });
    expect(balance([leave], [spring, summer], '2026-07-01')).toMatchObject({ oldLeft: 0, lapsed: 300 });
  });

  test('takes old leave from the record of the year before', () => {
    const before = { ...newLeaveYear('f1', 2025, 'r1'), baseDays: 20, usedBefore: 1450 };
    expect(balance([before, leaveOf()], []).old).toBe(550);
    expect(balance([leaveOf()], []).old).toBeUndefined();
  });

  test('loses old leave in the District after 30 June, and not before 2021, when no rule is known', () => {
    const there = firmOf({ entity: 'bd' });
    const leave = leaveOf({ oldDays: 500 });
    expect(balance([leave], [], '2026-06-30', there)).toMatchObject({ oldLeft: 500, oldUntil: '2026-06-30' });
    expect(balance([leave], [], '2026-07-01', there)).toMatchObject({ oldLeft: 0, lapsed: 500 });
    const earlier = { ...newLeaveYear('f1', 2020, 'r1'), baseDays: 20, oldDays: 500 };
    const of2020 = leaveBalance({ firm: there, worker, absences: [], leaves: [earlier] }, 2020, '2020-12-31');
    expect(of2020).toMatchObject({ oldLeft: 500, lapsed: 0, oldUntil: undefined });
  });

  test('has no rest without a typed basis, and a negative one when more was used', () => {
    expect(balance([], [summer])).toMatchObject({ earned: undefined, left: undefined, used: 500 });
    expect(balance([leaveOf({ baseDays: 4 })], [summer]).left).toBe(-100);
  });

  test('counts half days of the register as parts of a day', () => {
    expect(balance([leaveOf()], [{ ...summer, hours: 400 }]).used).toBe(250);
  });
});

describe('parts of a leave', () => {
  const plan = [
    { id: 'p1', from: '2026-07-06', to: '2026-07-17' },
    { id: 'p2', from: '2026-07-20', to: '2026-07-21' },
    { id: 'p3', from: '2026-12-21', to: '2026-12-24' },
  ];

  test('are one when no working day is between them', () =>
    expect(leaveParts(firm, worker, leaveOf({ plan }), [])).toEqual([
      { from: '2026-07-06', to: '2026-07-21', days: 1200 },
      { from: '2026-12-21', to: '2026-12-24', days: 400 },
    ]));

  test('are warned about when none has the least days of the entity', () => {
    const parts = [
      { from: '2026-07-06', to: '2026-07-20', days: 1100 },
      { from: '2026-12-21', to: '2026-12-24', days: 400 },
    ];
    expect(partWarnings(firm, 2026, parts, 2000)).toEqual([
      'Jedan dio mora trajati najmanje 12 radnih dana u komadu.',
    ]);
    expect(partWarnings(firmOf({ entity: 'rs' }), 2026, parts, 2000)).toEqual([]);
    expect(partWarnings(firm, 2026, parts.slice(0, 1), 1100)).toEqual([]);
  });

  test('are warned about when there are more than two, or one is after 30 June of the next year', () => {
    const part = (from: string, to: string) => ({ from, to, days: 1200 });
    const three = [
      part('2026-01-05', '2026-01-20'),
      part('2026-03-02', '2026-03-17'),
      part('2027-06-20', '2027-07-05'),
    ];
    expect(partWarnings(firm, 2026, three, 3600)).toEqual([
      'Odmor se koristi najviše u 2 dijela, a upisano ih je 3.',
      'Odmor iz 2026. može se koristiti najkasnije do 30. 6. 2027.',
    ]);
  });

  test('become absences, and are then no longer open', () => {
    const leave = leaveOf({ plan });
    const entered = plan.map((part) => plannedAbsence(part.id, leave, part));
    expect(entered[0]).toMatchObject({ kind: 'annual', firm: 'f1', worker: 'r1', from: '2026-07-06' });
    expect(openPlan(leave, [])).toEqual(plan);
    expect(openPlan(leave, entered.slice(0, 2))).toEqual(plan.slice(2));
    expect(
      openPlan(
        leave,
        entered.map((one) => ({ ...one, worker: 'r2' })),
      ),
    ).toEqual(plan);
  });

  test('have working days without holidays, and a day of return after them', () => {
    expect(leaveDays(firm, worker, { from: '2026-04-27', to: '2026-05-04' })).toBe(500);
    // 1 and 2 January are holidays, 3 January 2027 is a Sunday.
    expect(returnDay(firm, '2026-12-31')).toBe('2027-01-04');
  });
});

describe('the decision', () => {
  const settings = { ...newStaffSettings('f1'), rulebook: 'člana 25. Pravilnika o radu', signer: 'Direktor' };
  const leave = leaveOf({
    extras: [{ id: 'x', reason: 'staž', days: 2 }],
    plan: [
      { id: 'p1', from: '2026-07-06', to: '2026-07-21' },
      { id: 'p2', from: '2026-12-21', to: '2026-12-24' },
    ],
    decisionNumber: '12/26',
    decisionDay: '2026-06-29',
  });
  const decide = (own: Partial<LeaveYear> = {}, of = firm, texts = settings) => {
    const changed = { ...leave, ...own };
    return {
      firm: of,
      worker,
      leave: changed,
      parts: leaveParts(of, worker, changed, []),
      settings: texts,
    };
  };
  const text = (...given: Parameters<typeof decide>) => documentText(leaveDecisionDocument(decide(...given)));
  const lacks = (...given: Parameters<typeof decide>) =>
    decisionRequirements(decide(...given), '2026-06-01')
      .filter(({ ispunjeno }) => !ispunjeno)
      .map(({ polje, poruka, vrsta }) => (vrsta === 'sumnja' ? poruka : polje));

  test('has its prescribed content in the Federation', () => {
    const written = text();
    for (const part of [
      'PRIMJER D.O.O. SARAJEVO',
      'Primjerova 1, Sarajevo',
      '12/26',
      '29. 6. 2026.',
      'Na osnovu člana 112. i člana 52. stav 2. Zakona o radu (Sl. novine FBiH 26/16, 89/18, 44/22, 39/24), člana 25. Pravilnika o radu i plana godišnjih odmora za 2026. godinu',
      'Rješenje o korištenju godišnjeg odmora',
      'Radnik Prvi, na radnom mjestu knjigovođa, ima pravo na godišnji odmor za 2026. godinu, koji traje 22 radna dana.',
      '1. dio od 6. 7. 2026. do 21. 7. 2026. (12 radnih dana, povratak na rad 22. 7. 2026.)',
      '2. dio od 21. 12. 2026. do 24. 12. 2026. (4 radna dana',
      'Preostalo je 6 radnih dana, što se koristi najkasnije do 30. 6. 2027.',
      'uz najavu najmanje 3 dana ranije',
      'naknada plaće u visini koju bi radnik ostvario da radi',
      'osnov 20 radnih dana, staž 2 dana, ukupno 22 radna dana',
      'Uputa o pravnom lijeku',
      'Dostaviti: radniku i evidenciji poslodavca.',
    ])
      expect(written).toContain(part);
  });

  test('leaves an unknown article open and counts it as missing elsewhere', () => {
    const there = firmOf({ entity: 'rs' });
    expect(text({}, there)).toContain('Na osnovu ____________ Zakona o radu (');
    expect(text({}, there)).toContain('naknada plate');
    expect(text({}, there)).toContain('Rješenje o korišćenju godišnjeg odmora');
    expect(lacks({}, there)).toEqual(['akti.leaveArticle', 'akti.remedy']);
    expect(lacks({}, there, { ...settings, leaveArticle: 'člana 80.', remedy: 'Prigovor.' })).toEqual([]);
  });

  test('has five days at will and the rest until 30 June when the firm is of the District', () => {
    const there = firmOf({ entity: 'bd' });
    expect(text({}, there)).toContain(
      '5 dana odmora radnik može koristiti kada sam izabere, uz najavu najmanje 5 dana ranije.',
    );
    expect(text({}, there)).toContain('što se koristi najkasnije do 30. 6. 2027.');
    expect(lacks({ baseDays: 10 }, there)).toContain('Propisano je najmanje 20 radnih dana.');
  });

  test('warns when it is late, short or long', () => {
    expect(lacks()).toEqual(['akti.remedy']);
    expect(lacks({ decisionDay: '2026-06-30' })).toEqual([
      'akti.remedy',
      'Rješenje se uručuje najmanje 7 dana prije odmora, a odmor počinje 6. 7. 2026.',
    ]);
    expect(lacks({ baseDays: 10 })).toContain('Propisano je najmanje 20 radnih dana.');
    expect(lacks({ baseDays: 30 })).toContain('Zakon navodi najviše 30 radnih dana.');
  });

  test('is a list of open lines when nothing is typed', () => {
    const empty = { ...newLeaveYear('f1', 2026, 'r1') };
    const decision = { ...decide(), leave: empty, parts: [], settings: newStaffSettings('f1') };
    expect(documentText(leaveDecisionDocument(decision))).toContain('Odmor se koristi od ____________ do');
    expect(decisionRequirements(decision, '2026-06-01').filter(({ ispunjeno }) => !ispunjeno)).toHaveLength(
      7,
    );
  });
});

test('hints at extra days by service and at the days of a new worker', () => {
  const hired = workerOf({ employedFrom: '2026-08-01', priorService: { years: 8, months: 0, days: 0 } });
  expect(leaveHints('fbih', hired, 2026)).toEqual([
    'Propisano je najmanje 20 radnih dana, najviše 30, a za mlađe od 18 godina najmanje 24.',
    'Do kraja 2026. radnik nema 6 mjeseci rada: za svaki mjesec pripada 1 dan, ukupno 5 dana.',
  ]);
  expect(leaveHints('rs', hired, 2026)[1]).toBe(
    'Po stažu još jedan dan na svakih 4 godine: do kraja 2026. to je 2 dana.',
  );
  expect(leaveHints('bd', hired, 2026)).toEqual(['Propisano je najmanje 20 radnih dana.']);
  expect(leaveHints('bd', hired, 2019)).toEqual(['Upišite trajanje odmora po propisu Brčko distrikta.']);
});

test('is read with the fields of a later version, and without those an earlier one lacks', () => {
  const { id, ofFirm, worker: of, year } = leaveOf();
  expect(readLeaveYear({ id, ofFirm, worker: of, year, later: 1 })).toEqual({
    ...newLeaveYear('f1', 2026, 'r1'),
    later: 1,
  });
  expect(
    readLeaveYear({ ...leaveOf(), plan: [{ id: 'p', from: '2026-07-02', to: '2026-07-01' }] }),
  ).toBeUndefined();
});
