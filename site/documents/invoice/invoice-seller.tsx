import { type Invoice, isEmptyParty, type Party } from '@obracun/engine/documents/invoice/invoice.ts';
import type { Profile } from '@obracun/engine/documents/profile/profile.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { contentKey } from '../../storage/db/content.ts';
import { FillButton } from '../profile/fill-button.tsx';
import { useProfile } from '../profile/stored-profile.ts';
import { useInvoice } from './state/use-invoice.ts';

const sellerOf = (company: Party, { name, address, jib, vatNumber }: Profile): Party => ({
  ...company,
  name,
  address,
  idType: 'JIB',
  idNumber: jib,
  pdvBroj: vatNumber,
});

/**
 * The firm of this device as the seller. A document without one is filled, and follows what is still typed into the profile until its
 * seller is typed in the document itself; where the user emptied it, a button fills it.
 */
export function InvoiceSeller() {
  const { invoice, dispatch, issuing, drafts } = useInvoice();
  const profile = useProfile();
  const filled = useRef({ id: '', key: '' });
  const { company, racun } = invoice;
  const fillWith = (from: Profile): Partial<Invoice> => ({
    company: sellerOf(company, from),
    ...(racun === '' && { racun: from.accounts[0]?.account ?? '' }),
  });
  const fill = useEffectEvent(() => {
    const isOurs = filled.current.id === invoice.id && filled.current.key === contentKey(company);
    const isNew = filled.current.id !== invoice.id && isEmptyParty(company);
    if (profile.name === '' || issuing.issued || invoice.id === '' || !(isOurs || isNew)) return;
    const change = fillWith(profile);
    filled.current = { id: invoice.id, key: contentKey(change.company) };
    if (contentKey(change.company) !== contentKey(company)) dispatch({ type: 'typed', change });
  });
  const isReady = drafts.keeping !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document and another profile are filled
  useEffect(() => {
    if (isReady) fill();
  }, [profile, invoice.id, isReady]);
  return (
    <FillButton
      fillWith={(from) =>
        company.name === '' ? () => dispatch({ type: 'typed', change: fillWith(from) }) : undefined
      }
    />
  );
}
