import { useToday } from '../../app/clock.ts';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import { answered } from '../tool/answered.ts';
import { useTool } from '../tool/use-tool.ts';
import { answerFor } from './answer.ts';
import { consequences } from './consequences.ts';
import { debtOf } from './debt.ts';
import { definition, OWN_RATE } from './definition.ts';
import { withWorking } from './with-working.ts';

/** Interest for late payment, in the browser alone, at a rate of one's own or of the law. */
export function InterestPage() {
  const { form, read } = useTool(definition, consequences);
  const state = { ...form.state, unos: { propis: OWN_RATE, ...form.state.unos } };
  const today = useToday();
  const answer = today === undefined ? undefined : answerFor(debtOf(state.unos, read.brojevi, today));
  return (
    <CalculatorScreen
      form={{ ...form, state, definition: answer ? withWorking(definition, answer) : definition }}
      answering={answered(answer)}
    />
  );
}
