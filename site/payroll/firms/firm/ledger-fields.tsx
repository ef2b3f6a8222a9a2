import { visibleText } from '@obracun/engine/core/text/letters.ts';
import type { LedgerItem } from '@obracun/engine/law/ledger.ts';
import {
  accountName,
  itemsWithoutAccount,
  ledgerAccount,
  usualAccount,
} from '@obracun/engine/payroll/books/journal/ledger-accounts.ts';
import {
  itemLabel,
  itemsOf,
  LEDGER_ITEMS,
  rootItem,
} from '@obracun/engine/payroll/books/journal/ledger-items.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { useFirms } from '../../../storage/payroll/use-stored.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import fields from '../../ui/form/fields.module.css';
import type { RecordEdit } from '../../ui/form/record-rows.ts';
import { withPart } from '../../ui/form/some-of.ts';

const UNKNOWN: Readonly<Record<Exclude<PayrollEntity, 'fbih'>, string>> = {
  rs: 'Upišite svoja konta (kontni okvir Republike Srpske, SG 104/21, 59/22).',
  bd: 'Upišite konta koja koristite.',
};

/** Accounts of the general ledger that the journals are posted to. */
export function LedgerFields(edit: RecordEdit<Firm>) {
  const { entity } = edit.draft;
  const items = itemsOf(entity);
  const gaps = itemsWithoutAccount(edit.draft).length;
  return (
    <Folded
      title="Konta za temeljnicu"
      line={entity === 'fbih' ? 'predložena po okviru FBiH' : 'upisuju se jednom'}
      mark={gaps > 0 ? `za upisati: ${gaps}` : undefined}
    >
      <p>
        {entity === 'fbih'
          ? 'Konta su po okviru FBiH (SN 81/21). Upišite svoje gdje je drugačije.'
          : UNKNOWN[entity]}
      </p>
      <CopiedAccounts {...edit} />
      {GROUPS.map(({ title, isIn }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          <AccountInputs {...edit} items={items.filter(isIn)} />
        </fieldset>
      ))}
    </Folded>
  );
}

const isRoot = (item: LedgerItem): boolean => rootItem(item) === item;
const isCost = (item: LedgerItem): boolean => LEDGER_ITEMS[item].isCost === true;

const GROUPS = [
  { title: 'Troškovi', isIn: (item: LedgerItem) => isRoot(item) && isCost(item) },
  { title: 'Obaveze, potraživanja i novac', isIn: (item: LedgerItem) => isRoot(item) && !isCost(item) },
  { title: 'Odvojena konta, ako ih vodite', isIn: (item: LedgerItem) => !isRoot(item) },
];

function AccountInputs({
  draft: firm,
  change,
  items,
}: RecordEdit<Firm> & { readonly items: readonly LedgerItem[] }) {
  const { ledgerAccounts = {}, entity } = firm;
  const set = (item: LedgerItem, account: string | undefined) => {
    const next = withPart<Record<string, string>>(ledgerAccounts, { [item]: account });
    change({ ledgerAccounts: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <div className={fields.fields}>
      {items.map((item) => (
        <TextInput
          key={item}
          id={fieldId(`firma.konto.${item}`)}
          label={itemLabel(item, entity)}
          text={ledgerAccounts[item] ?? ''}
          placeholder={ledgerAccount(
            { entity, ledgerAccounts: withPart(ledgerAccounts, { [item]: undefined }) },
            item,
          )}
          hint={hintOf(item, firm)}
          warning={warningOf(ledgerAccounts[item])}
          onText={(text) => set(item, visibleText(text).replaceAll(' ', '') || undefined)}
        />
      ))}
    </div>
  );
}

/** The usual account with its certainty, or where the amount goes without an account of its own. */
function hintOf(item: LedgerItem, { entity }: Firm): string | undefined {
  const usual = usualAccount(item, entity);
  if (usual) {
    const { account, certainty, others } = usual;
    const name = `${account} ${accountName(account, entity)}, pouzdanost ${certainty}`;
    return others ? `${name}. Firme knjiže i na ${others.join(' ili ')}.` : `${name}.`;
  }
  const { parent, onlyFor } = LEDGER_ITEMS[item];
  if (parent) return `Bez njega ide na konto: ${itemLabel(parent, entity)}.`;
  return onlyFor;
}

const warningOf = (account: string | undefined): string | undefined =>
  account === undefined || /^\d[\d.-]{2,}$/.test(account)
    ? undefined
    : 'Konto ima najmanje tri cifre, npr. 4500.';

/** Takes over the accounts of another firm of the same entity. */
function CopiedAccounts({ draft: firm, change }: RecordEdit<Firm>) {
  const [chosen, setChosen] = useState<string>();
  const others = (useFirms() ?? []).filter(
    ({ id, content }) => id !== firm.id && content.entity === firm.entity && content.ledgerAccounts,
  );
  const accounts = others.find(({ id }) => id === chosen)?.content.ledgerAccounts;
  if (others.length === 0) return null;
  return (
    <div className={fields.fields}>
      <Choice
        id={fieldId('firma.konta.iz')}
        label="Konta kao u firmi"
        labels={Object.fromEntries(others.map(({ id, content }) => [id, content.name || 'bez naziva']))}
        value={chosen}
        onValue={setChosen}
      />
      <Buttons>
        <Button
          disabled={accounts === undefined}
          onClick={() => accounts && change({ ledgerAccounts: accounts })}
        >
          Prepiši konta
        </Button>
      </Buttons>
    </div>
  );
}
