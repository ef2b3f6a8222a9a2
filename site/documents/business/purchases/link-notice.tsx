import type { Purchase } from '@obracun/engine/documents/books/purchase.ts';
import { purchaseLinkDoubts } from '@obracun/engine/documents/books/purchase-links.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';

/** Advances and credit notes that use more of a purchase than there is. */
export function LinkNotice({ purchases }: { readonly purchases: readonly StoredRecord<Purchase>[] }) {
  const linked = purchases.filter(
    ({ content: { advances, lowers } }) => advances.length > 0 || lowers !== '',
  );
  const texts = [...new Set(linked.flatMap((stored) => purchaseLinkDoubts(stored, purchases)))];
  if (texts.length === 0) return null;
  return (
    <Notice kind="warn">
      <ul className="bullets">
        {texts.map((text) => (
          <li key={text}>
            <Typed>{text}</Typed>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
