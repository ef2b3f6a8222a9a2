import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { type Purchase, repeatedPurchases } from '@obracun/engine/documents/books/purchase.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';

/** Documents that are recorded more than once, with the VAT that would be deducted again. */
export function RepeatedNotice({ purchases }: { readonly purchases: readonly Purchase[] }) {
  const groups = repeatedPurchases(purchases);
  if (groups.length === 0) return null;
  return (
    <Notice kind="warn">
      Ista faktura istog dobavljača je upisana više puta, pa se njen PDV odbija više puta. Uklonite višak.
      <ul className="bullets">
        {groups.map(([first, ...more]) => (
          <li key={`${first?.supplier} ${first?.number}`}>
            <Typed>{[first?.number, first?.supplier].join(', ')}</Typed>: upisana {more.length + 1} puta,
            višak PDV-a {formatAmount(sumOf(more, ({ deductible }) => deductible))} KM
          </li>
        ))}
      </ul>
    </Notice>
  );
}
