import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { asRead } from '../../storage/as-read.ts';
import type { Answer, AnswerLine } from '../api/answer.ts';
import { writeFigure } from '../api/figure.ts';
import { markedEstimate } from '../api/ledger-of.ts';
import { mainLines } from '../api/main-lines.ts';
import { writtenPeriod } from '../api/result-title.ts';
import { headlineOf, storyOf } from '../api/story-of.ts';
import type { FormState } from '../form-state/form-state.ts';
import { CardButton } from './card-button.tsx';
import type { ResultCard } from './draw-card.ts';
import { workbookName } from './workbook-name.ts';

interface PictureProps {
  readonly definition: FormDefinition;
  readonly chosen: FormState;
  readonly answer: Answer;
}

/** Other main lines that fit on the picture. */
const MOST = 5;

/** The main figures of a result as a picture. */
export const PictureButton = ({ definition, chosen, answer }: PictureProps) => (
  <CardButton name={workbookName(definition, chosen)} card={() => cardOf(definition, chosen, answer)} />
);

/** The main figure, then the way to the payout, or the other main lines of an answer without one. */
function figuresOf(answer: Answer, chosen: FormState): Pick<AnswerLine, 'label' | 'kind' | 'value'>[] {
  const [first, ...others] = mainLines(answer, chosen);
  const { main } = headlineOf(answer, first);
  const story = storyOf(answer).map(({ line, sign }) => ({
    ...line,
    label: [sign, line.label].join(' ').trim(),
  }));
  return [...(main ? [main] : []), ...(story.length > 0 ? story : others.slice(0, MOST))];
}

const cardOf = (definition: FormDefinition, chosen: FormState, answer: Answer): ResultCard => ({
  title: asRead(definition.title),
  period: asRead(markedEstimate(writtenPeriod(chosen.entered), answer.isEstimate)),
  figures: figuresOf(answer, chosen).map((line) => ({
    label: asRead(line.label),
    amount: writeFigure(line),
  })),
  host: location.host,
});
