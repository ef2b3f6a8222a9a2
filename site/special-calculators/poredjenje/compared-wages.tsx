import type { Answer } from '../../calculator/api/answer.ts';
import { writeFigure } from '../../calculator/api/figure.ts';
import { DifferenceTable } from '../../calculator/saved-results/difference-table.tsx';
import { differencesOf } from '../../calculator/saved-results/differences.ts';
import { resultOf } from '../../calculator/saved-results/result-of.ts';
import { Notice } from '../../ui/notice.tsx';
import { useSpoken } from '../../ui/spoken.tsx';
import type { Answered, Compared } from './asking/ask-columns.ts';
import { comparedLines } from './compared-lines.ts';
import { LineReasons } from './line-reasons.tsx';
import { WageTable } from './wage-table.tsx';

const answerIn = ({ outcome }: Answered): Answer | undefined =>
  'answer' in outcome ? outcome.answer : undefined;

/** Wages beside each other; a column without an answer says why in its own sentence. */
export function ComparedWages({ compared: { answered, isOfMonths } }: { readonly compared: Compared }) {
  const answers = answered.map(answerIn);
  useSpoken(spokenOf(answered));
  const sections = comparedLines(answers);
  const columns = answered.map(({ column }) => column);
  return (
    <>
      {answered.map(({ column, outcome }) => {
        const said = 'refusal' in outcome ? outcome.refusal : outcome.note;
        return (
          said && (
            <Notice key={column.id} kind={'refusal' in outcome ? 'warn' : 'info'} title={column.title}>
              {said}
            </Notice>
          )
        );
      })}
      {answers.some(Boolean) && <WageTable columns={columns} sections={sections} />}
      {isOfMonths ? <MonthDifferences answered={answered} /> : <LineReasons {...{ columns, sections }} />}
      <Warnings answered={answered} />
    </>
  );
}

const spokenOf = (answered: readonly Answered[]): string =>
  answered
    .map((one) => {
      const net = answerIn(one)?.lines.get('neto_plata');
      return `${one.column.title}: ${net ? `neto ${writeFigure(net)}` : 'bez obračuna'}`;
    })
    .join('; ');

/** Line by line with the law that changed, as two kept results are compared. */
function MonthDifferences({ answered }: { readonly answered: readonly Answered[] }) {
  const [before, after] = answered.map((one) => {
    const answer = answerIn(one);
    if (!answer) return undefined;
    const chosen = { basis: '', entered: {}, touched: [] };
    return resultOf({ definition: one.column.wage.definition, chosen, answer }, one.column.title);
  });
  return before && after && <DifferenceTable sections={differencesOf(before, after)} />;
}

/** What the calls warn of, each sentence once, with whose it is. */
const Warnings = ({ answered }: { readonly answered: readonly Answered[] }) =>
  answered.map((one) =>
    [...new Set(answerIn(one)?.warnings.map(({ poruka }) => poruka))].map((said) => (
      <Notice key={`${one.column.id} ${said}`} kind="info" title={one.column.title}>
        {said}
      </Notice>
    )),
  );
