import { lowerFirst } from '@obracun/engine/core/text/letters.ts';
import type { Answer, AnswerLine } from './answer.ts';

/** One step from the cost to the payout. */
export interface StoryStep {
  readonly line: AnswerLine;
  /** `−` before what is taken, `=` before what is left; empty before the first, and where a payout stops at zero. */
  readonly sign: '' | '−' | '=';
}

/**
 * The way from the cost to the payout in the order it adds up. A step of zero is left out, and so is an amount that is not what is left
 * at its place; two equal ones share a step. Empty for an answer without such a way.
 */
export function storyOf({
  presentation: { story },
  lines,
}: Pick<Answer, 'presentation' | 'lines'>): StoryStep[] {
  const steps: StoryStep[] = [];
  let left: number | undefined;
  for (const [at, { name, sign }] of story.entries()) {
    const line = lines.get(name);
    const value = heldOf(line);
    if (!line || (sign === '−' && value === 0)) continue;
    if (sign === '−') {
      steps.push({ line, sign });
      left = (left ?? 0) - value;
    } else if (left === undefined) {
      steps.push({ line, sign: '' });
      left = value;
    } else if (left === value) addLeft(steps, line);
    else if (at === story.length - 1) steps.push({ line, sign: '' });
  }
  return steps;
}

/** Whole feninga: sums of amounts with decimals are not exact. */
const heldOf = (line: AnswerLine | undefined): number => Math.round(Number(line?.value ?? 0) * 100);

function addLeft(steps: StoryStep[], line: AnswerLine): void {
  const last = steps.at(-1);
  if (last && last.sign !== '−') steps[steps.length - 1] = { ...last, line: together(last.line, line) };
  else steps.push({ line, sign: '=' });
}

/** `Neto plata = za isplatu` */
const together = (one: AnswerLine, other: AnswerLine): AnswerLine => ({
  ...one,
  label: `${one.label} = ${lowerFirst(other.label)}`,
});

/** What a person came for: the main figure, and the cost unless that is the same amount. */
export interface Headline {
  readonly main: AnswerLine | undefined;
  readonly cost: AnswerLine | undefined;
}

export function headlineOf(answer: Answer, main: AnswerLine | undefined): Headline {
  const [first] = answer.presentation.story;
  const cost = first && answer.lines.get(first.name);
  if (!main || !cost) return { main, cost: undefined };
  return main.value === cost.value ? { main: together(main, cost), cost: undefined } : { main, cost };
}
