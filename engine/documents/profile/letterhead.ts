import type { Block, Document, Meta, TwoColumns } from '../blocks.ts';
import { readableAccent, TEMPLATES } from '../document-look.ts';
import { oneLine } from '../typed-text.ts';
import { groupedAccount } from './account-groups.ts';
import type { Profile } from './profile.ts';

const PAYMENT_ACCOUNT = 'Račun za uplatu';

/** An invoice with the contacts, further accounts, signature and look of its firm. */
export function onLetterhead(document: Document, profile: Profile): Document {
  const accent = readableAccent(profile.accent);
  return {
    ...document,
    look: { template: TEMPLATES.find((one) => one === profile.template) ?? 'classic', accent },
    blocks: signed(withContacts(document.blocks, profile), profile),
  };
}

/** Every account in groups: without a profile too. */
export const withGroupedAccounts = (document: Document): Document => ({
  ...document,
  blocks: document.blocks.map((block) =>
    block.kind === 'columns' ? { ...block, right: block.right.map(grouped) } : block,
  ),
});

const grouped = (block: Block): Block =>
  block.kind === 'meta'
    ? {
        ...block,
        entries: block.entries.map((entry) =>
          entry.label === PAYMENT_ACCOUNT ? { ...entry, value: groupedAccount(entry.value) } : entry,
        ),
      }
    : block;

/** The first two columns are the parties, with the seller left. */
function withContacts(blocks: readonly Block[], profile: Profile): readonly Block[] {
  const at = blocks.findIndex(({ kind }) => kind === 'columns');
  const parties = blocks[at] as TwoColumns | undefined;
  const contacts = contactsOf(profile, blocks);
  if (!parties || contacts.entries.length === 0) return blocks;
  return blocks.with(at, { ...parties, left: [...parties.left, contacts] });
}

const contactsOf = (profile: Profile, blocks: readonly Block[]): Meta => {
  const printed = JSON.stringify(blocks);
  const further = profile.accounts
    .map(({ bank, account }) => [oneLine(bank) || 'Račun', groupedAccount(oneLine(account))] as const)
    .filter(([, account]) => account !== '' && !printed.includes(JSON.stringify(account)));
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
