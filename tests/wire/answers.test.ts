import { loadTools } from '../../engine/calculators/load.ts';
import type { Calculator } from '../../engine/core/calculate.ts';
import type { Presentation } from '../../engine/core/calculator.ts';
import { type Behaviors, testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { acceptedOf, estimateInputsOf, type Input, inputsOf, yearsOf } from './inputs.ts';
import { calculators, EXPLAINED, JSON_TYPE, posted, TODAY } from './service.ts';

type Answer = (input: Input) => string | Promise<string>;

/** Answers that are not explained: the explained ones contain the same figures. */
const PLAIN = 8;

/** Answers to inputs until enough are accepted; refusals among them are recorded too. */
async function answersOf(inputs: Iterable<Input>, enough: number, answer: Answer): Promise<Content> {
  const answers: [name: string, text: string][] = [];
  let accepted = 0;
  for (const input of inputs) {
    const text = await answer(input);
    if (text.startsWith('5')) throw new Error(`a fault: ${JSON.stringify(input)}`);
    answers.push([`${answers.length} ${JSON.stringify(input)}`, text]);
    if (text.startsWith('200')) accepted++;
    if (accepted === enough) break;
  }
  return answers;
}

const called = calculators.flatMap(({ definition }) => {
  const { path } = definition;
  const inYears = yearsOf(definition).flatMap((year) => [
    [
      `${path} ${year} plain`,
      () => answersOf(inputsOf(definition, year), PLAIN, post(path, JSON_TYPE)),
    ] as const,
    [
      `${path} ${year} explained`,
      () => answersOf(inputsOf(definition, year), acceptedOf(definition), post(path, EXPLAINED)),
    ] as const,
  ]);
  if (!('procjena' in definition.fields)) return inYears;
  const estimates = () =>
    answersOf(estimateInputsOf(definition), acceptedOf(definition), post(path, EXPLAINED));
  return [...inYears, [`${path} estimates explained`, estimates] as const];
});

const post =
  (path: string, headers: Readonly<Record<string, string>>): Answer =>
  (input) =>
    posted(path, JSON.stringify(input), headers);

/** Calculators without a call: a browser computes them. */
const inBrowser = (await loadTools()).flatMap((tool) =>
  yearsOf(tool.definition).flatMap((year) =>
    [false, true].map((isExplained) => {
      const key = `${tool.definition.id} ${year} ${isExplained ? 'explained' : 'plain'}`;
      const enough = isExplained ? acceptedOf(tool.definition) : PLAIN;
      return [
        key,
        () => answersOf(inputsOf(tool.definition, year), enough, compute(tool, isExplained)),
      ] as const;
    }),
  ),
);

function compute({ calculate, answer }: Calculator<Presentation>, isExplained: boolean): Answer {
  return (input) => {
    const outcome = calculate(input, TODAY);
    if ('issues' in outcome) return `422\n${JSON.stringify(outcome.issues)}`;
    return `200\n${answer(outcome.calculation, isExplained)}`;
  };
}

const behaviors: Behaviors = Object.fromEntries([...called, ...inBrowser]);
testRecorded(import.meta.filename, behaviors);
