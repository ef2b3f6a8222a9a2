import type { Requirement } from '../../requirement.ts';
import { oneLine } from '../../typed-text.ts';
import type { Contract } from '../contract.ts';
import type { FieldName } from '../fields.ts';
import { type Element, elementsOf } from './elements.ts';

/** What the law asks of this contract, given or not. */
export const contentOf = (contract: Contract): readonly Requirement[] =>
  elementsOf(contract).map(({ polja, naziv, izvor }: Element) => ({
    vrsta: 'sadrzaj',
    polje: polja[0],
    naziv,
    ispunjeno: polja.some((name) => isGiven(contract, name)),
    poruka: `Nije upisano: ${naziv.charAt(0).toLowerCase()}${naziv.slice(1)}.`,
    izvor: izvor[contract.entity] ?? null,
  }));

function isGiven(contract: Contract, name: FieldName): boolean {
  const value = contract[name];
  return typeof value === 'string' ? oneLine(value) !== '' : value !== null;
}
