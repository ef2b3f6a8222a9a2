import { describe, expect, test } from 'vitest';
import { sample } from './contract.fixture.ts';
import { readContract } from './contract.ts';
import type { ContractEntity } from './field.ts';
import { activeGroups, FIELD_GROUPS, FIELD_NAMES, type FieldName, isActive, labelOf } from './fields.ts';

const asks = (name: FieldName, contract: object): boolean => isActive(name, readContract(contract));

test('has every field in exactly one group', () => {
  expect(FIELD_GROUPS.flatMap(({ fields }) => fields).toSorted()).toEqual(FIELD_NAMES.toSorted());
});

describe('visible fields', () => {
  test('include the end only in a contract with a term', () => {
    expect(asks('endDate', { contractCategory: 'fixed-term' })).toBe(true);
    expect(asks('endDate', { contractCategory: 'permanent' })).toBe(false);
    expect(asks('endDate', { contractCategory: 'temporary' })).toBe(false);
  });

  test('include the length of probation only while probation is on, and only in employment', () => {
    expect(asks('probationPeriod', { probation: true })).toBe(true);
    expect(asks('probationPeriod', { probation: false })).toBe(false);
    expect(asks('probationPeriod', { probation: true, contractCategory: 'copyright' })).toBe(false);
  });

  test('leave no group empty', () => {
    const { basic, added } = activeGroups(sample('copyright'));
    const titles = [...basic, ...added].map(({ title }) => title);
    expect(titles).not.toContain('Radno vrijeme i odmor');
    expect(activeGroups(sample('permanent')).basic).toHaveLength(FIELD_GROUPS.length);
  });

  test.each([
    'permanent',
    'fixed-term',
    'contract-for-work',
    'copyright',
    'managerial',
    'temporary',
  ] as const)('are at most 23 at first, both obligations included, for a contract: %s', (category) => {
    const { basic, added } = activeGroups(readContract({ contractCategory: category }));
    const open = basic.flatMap(({ fields }) => fields);
    expect(open.length).toBeLessThanOrEqual(23);
    expect(open).toContain('employeeObligations');
    expect(open.includes('employerObligations')).toBe(
      asks('employerObligations', { contractCategory: category }),
    );
    const all = [...open, ...added.flatMap(({ fields }) => fields)];
    expect(all.toSorted()).toEqual(
      FIELD_NAMES.filter((name) => asks(name, { contractCategory: category })).toSorted(),
    );
  });

  test('use the words of the contract in labels', () => {
    expect(labelOf('jobTitle', sample('permanent'))).toBe('Radno mjesto (naziv posla)');
    expect(labelOf('jobTitle', sample('copyright'))).toBe('Naziv autorskog djela');
  });

  test('use the words of the law in labels and titles', () => {
    const textIn = (entity: ContractEntity) => {
      const contract = readContract({ entity });
      const titles = activeGroups(contract).basic.map(({ title }) => title);
      return [labelOf('salary', contract), titles.find((title) => title.includes('naknada'))];
    };
    expect(textIn('FBIH')).toEqual(['Osnovna plaća', 'Plaća ili naknada']);
    expect(textIn('RS')).toEqual(['Osnovna plata', 'Plata ili naknada']);
  });
});

describe('a contract from a stored draft', () => {
  test('starts as the specification says', () => {
    expect(readContract(null)).toMatchObject({
      contractCategory: 'permanent',
      salaryType: 'neto',
      salaryPeriod: 'mjesečno',
      probation: false,
      employer: '',
      salary: null,
      endDate: null,
    });
  });

  test('keeps what fits and drops the rest', () => {
    const { salary, startDate, employer, entity, probation, ...rest } = readContract({
      salary: 12.5,
      startDate: '2026-02-30',
      employer: 7,
      entity: 'BD',
      probation: 'da',
      annualLeave: 21,
      unknown: 1,
    });
    expect({ salary, startDate, employer, entity, probation }).toEqual({
      salary: null,
      startDate: '2026-02-30',
      employer: '',
      entity: 'FBIH',
      probation: false,
    });
    expect(rest).toMatchObject({ annualLeave: 21 });
    expect(rest).not.toHaveProperty('unknown');
  });
});
