import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { Citation } from '@obracun/engine/kernel/citation.ts';
import { toWire } from '@obracun/engine/kernel/value.ts';
import type { Answer, AnswerLine } from '../../calculator/call.ts';

/** One line of a tool: its figure in held units, how it is made in words and in figures, and the law it rests on. */
export interface ToolLine {
  readonly vrijednost: number | string;
  readonly formula: string;
  readonly racun: string;
  readonly zakon?: Citation | undefined;
}

/** Lines made in the browser, as the service would have described them. */
export function answerOf(
  { redovi }: Pick<Definition, 'redovi'>,
  lines: Readonly<Record<string, ToolLine>>,
  upozorenja: Answer['upozorenja'] = [],
): Answer {
  const described = Object.entries(lines).map(([red, line]): [string, AnswerLine] => {
    const { naziv, vrsta } = redovi[red] ?? { naziv: red, vrsta: 'broj' };
    const { vrijednost, formula, racun, zakon } = line;
    const figure = toWire(vrsta, vrijednost);
    return [red, { red, naziv, vrsta, vrijednost: figure, formula, racun, zakon: zakon ? [zakon] : [] }];
  });
  return { redovi: new Map(described), upozorenja };
}
