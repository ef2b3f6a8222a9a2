import { describe, expect, test } from 'vitest';
import { sample } from './contract.fixture.ts';
import { fbih, fieldsOf, rs, unmet } from './requirements.fixture.ts';

describe('warns one past a limit, and not at the last allowed value', () => {
  test.each([
    [
      'RS: 24 mjeseca',
      rs({ startDate: '2026-12-01', endDate: '2028-11-30' }),
      rs({ startDate: '2026-12-01', endDate: '2028-12-01' }),
      'endDate',
    ],
    [
      'FBiH: tri godine',
      fbih({ startDate: '2026-12-01', endDate: '2029-11-30' }),
      fbih({ startDate: '2026-12-01', endDate: '2029-12-01' }),
      'endDate',
    ],
    [
      'RS: probni rad tri mjeseca',
      rs({ probation: true, probationPeriod: 90 }),
      rs({ probation: true, probationPeriod: 91 }),
      'probationPeriod',
    ],
    [
      'FBiH: probni rad šest mjeseci',
      fbih({ probation: true, probationPeriod: 182 }),
      fbih({ probation: true, probationPeriod: 183 }),
      'probationPeriod',
    ],
    ['FBiH: otkazni rok poslodavca', fbih({ noticePeriod: 14 }), fbih({ noticePeriod: 13 }), 'noticePeriod'],
    [
      'FBiH: otkazni rok radnika, najviše mjesec',
      fbih({ noticePeriod: 31 }),
      fbih({ noticePeriod: 32 }),
      'noticePeriod',
    ],
    ['RS: otkazni rok poslodavca', rs({ noticePeriod: 30 }), rs({ noticePeriod: 29 }), 'noticePeriod'],
    ['godišnji odmor', fbih({ annualLeave: 20 }), fbih({ annualLeave: 19 }), 'annualLeave'],
    ['radna sedmica', rs({ weeklyHours: 40 }), rs({ weeklyHours: 41 }), 'weeklyHours'],
    [
      'FBiH: otkazni rok radnika za sebe',
      fbih({ noticePeriod: 60, employeeNoticePeriod: 31 }),
      fbih({ noticePeriod: 60, employeeNoticePeriod: 32 }),
      'employeeNoticePeriod',
    ],
    [
      'FBiH: otkazni rok poslodavca, najviše tri mjeseca',
      fbih({ noticePeriod: 90, employeeNoticePeriod: 15 }),
      fbih({ noticePeriod: 91, employeeNoticePeriod: 15 }),
      'noticePeriod',
    ],
    [
      'RS: zabrana takmičenja',
      rs({ nonCompeteMonths: 12 }),
      rs({ nonCompeteMonths: 13 }),
      'nonCompeteMonths',
    ],
    [
      'FBiH: zabrana takmičenja',
      fbih({ nonCompeteMonths: 12 }),
      fbih({ nonCompeteMonths: 13 }),
      'nonCompeteMonths',
    ],
    [
      'zabrana uz naknadu',
      fbih({ nonCompeteCompensation: 'pola plate' }),
      fbih({ nonCompeteCompensation: ' ' }),
      'nonCompeteCompensation',
    ],
    [
      'probni rad i ugovor istog dana',
      fbih({ startDate: '2026-12-01', endDate: '2026-12-30', probation: true, probationPeriod: 30 }),
      fbih({ startDate: '2026-12-01', endDate: '2026-12-30', probation: true, probationPeriod: 31 }),
      'probationPeriod',
    ],
    [
      'pola radnog vremena, pola najniže plate',
      fbih({ weeklyHours: 20, salary: 513_50 }),
      fbih({ weeklyHours: 20, salary: 513_49 }),
      'salary',
    ],
    [
      'zaključen na dan početka',
      fbih({ conclusionDate: '2026-12-01' }),
      fbih({ conclusionDate: '2026-12-02' }),
      'conclusionDate',
    ],
    ['dva primjerka', fbih({ copies: 2 }), fbih({ copies: 1 }), 'copies'],
    [
      'genitiv koji nije siguran',
      fbih({ employee: 'Vanja Petrović', employeeGenitive: 'Vanje Petrovića' }),
      fbih({ employee: 'Vanja Petrović' }),
      'employeeGenitive',
    ],
    [
      'FBiH: privremeni poslovi',
      sample('temporary', { entity: 'FBIH', workDays: 60 }),
      sample('temporary', { entity: 'FBIH', workDays: 61 }),
      'workDays',
    ],
    [
      'RS: privremeni poslovi',
      sample('temporary', { entity: 'RS', workDays: 90 }),
      sample('temporary', { entity: 'RS', workDays: 91 }),
      'workDays',
    ],
    ['FBiH: najniža plata 1.027 KM', fbih({ salary: 1_027_00 }), fbih({ salary: 1_026_99 }), 'salary'],
    ['RS: najniža plata bez škole 1.000 KM', rs({ salary: 1_000_00 }), rs({ salary: 999_99 }), 'salary'],
    [
      'RS: najniža plata VSS 1.450 KM',
      rs({ qualificationLevel: 'VSS', salary: 1_450_00 }),
      rs({ qualificationLevel: 'VSS', salary: 1_449_99 }),
      'salary',
    ],
  ] as const)('%s', (_, allowed, past, polje) => {
    expect(unmet(allowed)).toEqual([]);
    expect(new Set(fieldsOf(unmet(past)))).toEqual(new Set([polje]));
  });
});
