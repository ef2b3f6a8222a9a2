import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatAmount, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import { useState } from 'react';
import { reasonOf } from '../../../storage/db/cause.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CalledSo, labelWith } from '../../../ui/typed.tsx';
import { calledInvoice } from '../../invoice/state/stored.ts';
import { type BusinessRecords, settleReplaced } from '../state/records.ts';

/** Documents that one with the same number, day and buyer replaced in an earlier version of the program, each offered once. */
export function ReplacedDocuments({ records: { replaced } }: { readonly records: BusinessRecords }) {
  const [problem, setProblem] = useState<string>();
  if (replaced.length === 0) return null;
  const settle = (id: string, isOwnDocument: boolean) =>
    void settleReplaced(id, isOwnDocument).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(`Nije uspjelo: ${reasonOf(error)}.`),
    );
  return (
    <Notice kind="warn">
      Ranije je drugi dokument istog broja, dana i kupca zamijenio prvi. Zamijenjeni je sačuvan: ako je to
      poseban dokument, vratite ga, pa će opet biti u knjigama.
      <ul className="bullets">
        {replaced.map(({ id, content }) => {
          const called = calledInvoice(content);
          return (
            <li key={id}>
              <CalledSo {...called} />
              {isDay(content.datum) && `, ${formatDay(content.datum)}`},{' '}
              {formatAmount(totalsOf(content).payable)}
              <Buttons>
                <Button {...labelWith('Vrati kao poseban dokument', called)} onClick={() => settle(id, true)}>
                  Vrati kao poseban dokument
                </Button>
                <Button
                  look="quiet"
                  {...labelWith('To je samo ranija verzija', called)}
                  onClick={() => settle(id, false)}
                >
                  To je samo ranija verzija
                </Button>
              </Buttons>
            </li>
          );
        })}
      </ul>
      {problem && <p role="alert">{problem}</p>}
    </Notice>
  );
}
