import type { Block, Document, Meta, TwoColumns } from '../blocks.ts';
import { readableAccent, TEMPLATES } from '../document-look.ts';
import { bareAccount, withoutBosnianHead } from '../identifiers/account.ts';
import { groupedAccount } from '../identifiers/account-groups.ts';
import { oneLine } from '../typed-text.ts';
import type { Profile } from './profile.ts';

const PAYMENT_ACCOUNT = 'Račun za uplatu';

/** An invoice with the contacts, further accounts, signature and look of its firm. */
export function onLetterhead(document: Document, profile: Profile): Document {
  const accent = readableAccent(profile.accent);
  return {
    ...document,
    look: { template: TEMPLATES.find((one) => one === profile.template) ?? 'classic', accent },
    blocks: signed(withContacts(document.blocks, profile), profile).map((block) => withBank(block, profile)),
  };
}

/** The account of the profile that is the same as a typed one. */
export const ownAccount = ({ accounts }: Profile, typed: string): Profile['accounts'][number] | undefined =>
  accounts.find(({ account }) => account.trim() !== '' && bare(account) === bare(typed));

const bare = (account: string): string => withoutBosnianHead(bareAccount(oneLine(account)));

/** The account for the payment; empty when there is none. */
const paymentAccount = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) => (block.kind === 'columns' ? block.right : []))
    .flatMap((block) => (block.kind === 'meta' ? block.entries : []))
    .find(({ label }) => label === PAYMENT_ACCOUNT)?.value ?? '';

/** The account for the payment with its bank. */
function withBank(block: Block, profile: Profile): Block {
  if (block.kind === 'columns') return { ...block, right: block.right.map((one) => withBank(one, profile)) };
  if (block.kind !== 'meta') return block;
  const at = block.entries.findIndex(({ label }) => label === PAYMENT_ACCOUNT);
  const bank = oneLine(ownAccount(profile, block.entries[at]?.value ?? '')?.bank ?? '');
  return bank === ''
    ? block
    : {
        ...block,
        entries: block.entries.toSpliced(at + 1, 0, { label: 'Banka', value: bank, verbatim: true }),
      };
}

/** The first two columns are the parties, with the seller left. */
function withContacts(blocks: readonly Block[], profile: Profile): readonly Block[] {
  const at = blocks.findIndex(({ kind }) => kind === 'columns');
  const parties = blocks[at] as TwoColumns | undefined;
  const contacts = contactsOf(profile, blocks);
  if (!parties || contacts.entries.length === 0) return blocks;
  return blocks.with(at, { ...parties, left: [...parties.left, contacts] });
}

const contactsOf = (profile: Profile, blocks: readonly Block[]): Meta => {
  const paid = ownAccount(profile, paymentAccount(blocks))?.account;
  const further = profile.accounts
    .filter(({ account }) => paid === undefined || bare(account) !== bare(paid))
    .map(({ bank, account }) => [oneLine(bank) || 'Račun', groupedAccount(oneLine(account))] as const)
    .filter(([, account]) => account !== '');
  const facts: readonly (readonly [string, string])[] = [
    ['Telefon', oneLine(profile.phone)],
    ['E-pošta', oneLine(profile.email)],
    ['Web', oneLine(profile.web)],
    ['Registar', oneLine(profile.register)],
    ...further,
  ];
  return {
    kind: 'meta',
    entries: facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label, value, verbatim: true })),
  };
};

export const VALID_UNSIGNED = 'Dokument je važeći bez pečata i potpisa.';

/** Before the small print at the end. */
function signed(blocks: readonly Block[], { signature, representative }: Profile): readonly Block[] {
  const added: readonly Block[] =
    signature === 'lines'
      ? [
          {
            kind: 'signatures',
            parties: [
              { role: 'Izdao', name: oneLine(representative) },
              { role: 'Primio', name: '' },
            ],
          },
        ]
      : signature === 'valid'
        ? [{ kind: 'paragraph', text: VALID_UNSIGNED }]
        : [];
  const end = blocks.findLastIndex(({ kind }) => kind !== 'small') + 1;
  return blocks.toSpliced(end, 0, ...added);
}
