import { today, useToday } from '../../app/clock.ts';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import { answered } from '../tool/answered.ts';
import { type Consequences, useTool } from '../tool/use-tool.ts';
import { answerFor } from './answer.ts';
import { consequencesOn } from './consequences.ts';
import { debtOf } from './debt.ts';
import { definition, definitionOn, OWN_RATE } from './definition.ts';
import { withWorking } from './with-working.ts';

/** By the day of the change itself: what was entered before the scripts came is taken over before the page knows its day. */
const consequences: Consequences = (before, entered) => consequencesOn(today())(before, entered);

/** Interest for late payment, in the browser alone, at a rate of one's own or of the law. */
export function InterestPage() {
  const day = useToday();
  const { form, read } = useTool(definition, consequences);
  const state = { ...form.state, unos: { propis: OWN_RATE, ...form.state.unos } };
  const debt = day === undefined ? undefined : debtOf(state.unos, read.brojevi, day);
  const answer = debt && answerFor(debt);
  const dated = debt ? definitionOn(debt.dan) : definition;
  return (
    <CalculatorScreen
      form={{
        ...form,
        state,
        fields: dated.polja,
        definition: answer ? withWorking(dated, answer) : dated,
      }}
      answering={answered(answer)}
    />
  );
}
