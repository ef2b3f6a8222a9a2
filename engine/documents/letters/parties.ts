import type { Block, Signatures } from '../blocks.ts';
import type { ValuesOf } from '../forms/form-field.ts';
import { checkBankAccount } from '../identifiers/account.ts';
import { checkJib } from '../identifiers/identifier.ts';
import { doubted, type Requirement, wanted } from '../requirement.ts';
import { given, oneLine } from '../typed-text.ts';
import { partyFields } from './party-fields.ts';

type Parties = ValuesOf<typeof partyFields>;
type Signature = Signatures['parties'][number];

const oneParty = (title: string, name: string, address: string, jib: string): readonly Block[] => [
  { kind: 'paragraph', text: [{ bold: title }] },
  { kind: 'paragraph', text: given(name) },
  { kind: 'paragraph', text: given(address) },
  ...(jib.trim() === '' ? [] : [{ kind: 'paragraph', text: `JIB: ${jib.trim()}` } as const]),
];

/** The creditor's line: the role of the signature, and under it the firm with its representative. */
export const creditorSigns = ({ firm, signer }: Pick<Parties, 'firm' | 'signer'>): Signature => ({
  role: 'Za povjerioca',
  name: [firm, signer].map(oneLine).filter(Boolean).join(', '),
});

/** The debtor's line; the representative is written by hand. */
export const debtorSigns = ({ debtor }: Pick<Parties, 'debtor'>): Signature => ({
  role: 'Za dužnika',
  name: oneLine(debtor),
});

/** Creditor and debtor side by side, as at the start of every letter. */
export const partyColumns = (parties: Parties): Block => ({
  kind: 'columns',
  left: oneParty('Povjerilac', parties.firm, parties.firmAddress, parties.firmJib),
  right: oneParty('Dužnik', parties.debtor, parties.debtorAddress, parties.debtorJib),
});

/** The fields that every letter prints as an open line while empty. */
export const wantedOf = (letter: Parties & { readonly place: string }): readonly Requirement[] =>
  (
    [
      ['firm', partyFields.firm.label],
      ['firmAddress', 'Adresa vaše firme'],
      ['debtor', partyFields.debtor.label],
      ['debtorAddress', partyFields.debtorAddress.label],
      ['place', 'Mjesto'],
    ] as const
  ).map(([name, naziv]) => wanted(name, naziv, oneLine(letter[name]) !== ''));

/** Mistyped numbers, above all the account for the payment. */
export const mistyped = ({ account, firmJib, debtorJib }: Parties): readonly Requirement[] =>
  [
    ['account', checkBankAccount(account)] as const,
    ['firmJib', jibMistyped(firmJib)] as const,
    ['debtorJib', jibMistyped(debtorJib)] as const,
  ].flatMap(([name, message]) =>
    message === undefined ? [] : [doubted(name, partyFields[name].label, message)],
  );

const jibMistyped = (jib: string): string | undefined => (jib.trim() === '' ? undefined : checkJib(jib));
