import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { expect, it } from 'vitest';
import { proposalFor } from './proposal.ts';

const contract = readContract({ employer: 'Alfa d.o.o.', employee: '  Nikola   Petrović ' });

it('the genitive follows the name, and a firm stays as it is', () => {
  expect(proposalFor('employerGenitive', contract)).toBe('Alfa d.o.o.');
  expect(proposalFor('employeeGenitive', contract)).toBe('Nikole Petrovića');
});

it('nothing else follows from anything', () => {
  expect(proposalFor('employee', contract)).toBe('');
  expect(proposalFor('employeeGenitive', readContract(null))).toBe('');
});
