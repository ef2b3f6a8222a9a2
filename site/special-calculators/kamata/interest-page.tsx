import { lawChoiceOn, OWN_RATE } from '@obracun/engine/calculators/kamata/definition.ts';
import { countedOn } from '@obracun/engine/calculators/kamata/formula.ts';
import { isDay } from '@obracun/engine/core/days/day.ts';
import type { Answer } from '../../calculator/api/answer.ts';
import { writeFigure } from '../../calculator/api/figure.ts';
import { CalculatorScreen } from '../../calculator/calculator-screen.tsx';
import { DateControl } from '../../fields/day/date-input.tsx';
import type { Entered } from '../../fields/parsing/entered.ts';
import { today, useToday } from '../../platform/clock.ts';
import { answered, answerHere } from '../tool/answer-here.ts';
import { type Consequences, useTool } from '../tool/use-tool.ts';
import { consequencesOn, interest } from './consequences.ts';

/** By the day of the change itself: input made before hydration is read before the page knows its day. */
const consequences: Consequences = (before, entered) => consequencesOn(today())(before, entered);

const CONTROLS = { datum: DateControl };

/** Interest for late payment, in the browser alone, at a custom rate or that of the law. */
export function InterestPage() {
  const day = useToday();
  const { form, read } = useTool(interest.definition, consequences);
  const entered = { propis: OWN_RATE, ...form.state.entered };
  const dates = datesIn(entered);
  const answer =
    day === undefined
      ? undefined
      : answerHere(interest, read.numbers, { propis: entered.propis, ...dates }, day);
  const { definition } = interest;
  const fields = day
    ? { ...definition.fields, propis: lawChoiceOn(countedOn(dates, day)) }
    : definition.fields;
  const dated = { ...definition, fields };
  return (
    <CalculatorScreen
      form={{
        ...form,
        state: { ...form.state, entered: entered },
        fields,
        definition: dated,
      }}
      answering={answered(answer && withWorking(answer))}
      controls={CONTROLS}
    />
  );
}

/** The two days, if they are valid. */
const datesIn = ({ od = '', do: paid = '' }: Entered) => ({
  od: isDay(od) ? od : null,
  do: isDay(paid) ? paid : null,
});

/** The answer with the formula of the interest, in words and in figures, under its lines. */
function withWorking(answer: Answer): Answer {
  const line = answer.lines.get('kamata');
  if (!line) return answer;
  const note = `Kamata = ${line.formula} = ${line.working} = ${writeFigure(line)}`;
  const sections = answer.presentation.sections.map((section) =>
    section.lines.includes(line.name) ? { ...section, note } : section,
  );
  return { ...answer, presentation: { ...answer.presentation, sections } };
}
