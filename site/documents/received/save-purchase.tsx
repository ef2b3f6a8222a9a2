import type { Purchase } from '@obracun/engine/documents/books/purchase.ts';
import { BookPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { reasonOf } from '../../storage/db/cause.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addPurchaseOnce } from '../business/state/records.ts';

type Outcome = 'added' | 'there' | { readonly problem: string };

/** Stores a received invoice among the purchases of this device, once. */
export function SavePurchase({ purchase }: { readonly purchase: Purchase }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const save = () =>
    void addPurchaseOnce(purchase).then(
      (isAdded) => setOutcome(isAdded ? 'added' : 'there'),
      (error: unknown) => setOutcome({ problem: reasonOf(error) }),
    );
  return (
    <>
      <div>
        <Button onClick={save}>
          <BookPlus aria-hidden="true" size={18} /> Sačuvaj među ulazne račune
        </Button>
      </div>
      <output>
        {typeof outcome === 'string' && (
          <>
            {outcome === 'added' ? 'Sačuvano na ovom uređaju.' : 'Ova faktura je već sačuvana.'}{' '}
            <Link to="/fakture">Fakture i knjige PDV-a</Link>, dio „Nabavke“.
          </>
        )}
      </output>
      {typeof outcome === 'object' && <Notice kind="error">Faktura nije sačuvana: {outcome.problem}.</Notice>}
    </>
  );
}
