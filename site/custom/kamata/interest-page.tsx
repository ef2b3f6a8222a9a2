import { useToday } from '../../app/clock.ts';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import { answered } from '../tool/answered.ts';
import { useTool } from '../tool/use-tool.ts';
import { answerFor } from './answer.ts';
import { consequencesOn } from './consequences.ts';
import { debtOf } from './debt.ts';
import { definition, definitionOn, OWN_RATE } from './definition.ts';
import { withWorking } from './with-working.ts';

/** Interest for late payment, in the browser alone, at a rate of one's own or of the law. */
export function InterestPage() {
  const today = useToday();
  const { form, read } = useTool(definition, consequencesOn(today ?? ''));
  const state = { ...form.state, unos: { propis: OWN_RATE, ...form.state.unos } };
  const debt = today === undefined ? undefined : debtOf(state.unos, read.brojevi, today);
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
