import { amountField, percentField } from '@obracun/engine/core/field.ts';
import { checkBankAccount } from '@obracun/engine/documents/identifiers/account.ts';
import type { AccountPart } from '@obracun/engine/payroll/model/worker-values.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from '../../ui/form/rows.module.css';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { useWorker } from './use-worker.ts';

const AMOUNT = amountField({ label: 'Iznos', invalid: 'Upišite iznos, npr. 200,00.' });
const SHARE = percentField({
  label: 'ili dio isplate',
  invalid: 'Upišite procenat do 100, npr. 25.',
  max: 100,
});

/** Further accounts of a worker: each gets an amount or a share of the pay, and the rest stays on the first. */
export function AccountParts() {
  const { worker, change } = useWorker();
  const adder = useRef<HTMLButtonElement>(null);
  const parts = worker.otherAccounts ?? [];
  const put = (next: readonly AccountPart[]) => change({ otherAccounts: next.length > 0 ? next : undefined });
  const set = (at: number, part: SomeOf<AccountPart>) =>
    put(parts.map((one, other) => (other === at ? withPart(one, part) : one)));
  const add = () => {
    flushSync(() => put([...parts, { account: '' }]));
    focusField(`radnik.racun.${parts.length}.account`);
  };
  const remove = (at: number) => {
    put(parts.toSpliced(at, 1));
    adder.current?.focus();
  };
  return (
    <>
      {parts.map((part, at) => {
        const id = (name: keyof AccountPart) => fieldId(`radnik.racun.${at}.${name}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an account has no other key
          <fieldset key={at} className="columns card">
            <legend className={joinClasses('soft', styles.legend)}>{at + 2}. račun</legend>
            <TextInput
              id={id('account')}
              label="Račun"
              text={part.account}
              required
              warning={checkBankAccount(part.account)}
              onText={(account) => set(at, { account })}
            />
            <HeldInput
              id={id('amount')}
              field={AMOUNT}
              value={part.amount}
              onValue={(amount) => set(at, { amount, ...(amount !== undefined && { share: undefined }) })}
            />
            <HeldInput
              id={id('share')}
              field={SHARE}
              value={part.share}
              onValue={(share) => set(at, { share, ...(share !== undefined && { amount: undefined }) })}
            />
            <Button look="quiet" className={styles.remove} onClick={() => remove(at)}>
              <Trash2 aria-hidden="true" size={16} /> Obriši račun
            </Button>
          </fieldset>
        );
      })}
      <div>
        <Button ref={adder} look="quiet" onClick={add}>
          <Plus aria-hidden="true" size={18} /> Dio plate na drugi račun
        </Button>
        {parts.length > 0 && <p className="soft">Ostatak ide na prvi račun.</p>}
      </div>
    </>
  );
}
