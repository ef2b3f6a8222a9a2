import { type MonthRow, whyOpen } from '../rows/rows.ts';
import { bySentence, NamedRows } from './named-rows.tsx';

/** Reasons that block closing, each with its workers. */
export function Barriers({ rows }: { readonly rows: readonly MonthRow[] }) {
  const reasons = bySentence(rows, (row) => [whyOpen(row)].filter((why) => why !== undefined));
  if (reasons.length === 0) return <p>Sačekajte da se sve izračuna, pa zaključite.</p>;
  return (
    <>
      <p>Mjesec se ne može zaključiti dok se ovo ne ispravi:</p>
      <ul className="stack2 bullets">
        {reasons.map(([reason, named]) => (
          <li key={reason}>
            <NamedRows rows={named} />. {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
