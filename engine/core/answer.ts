import type { Calculation } from './calculation.ts';
import type { Presentation } from './calculator.ts';
import type { Warning } from './issue.ts';
import { jsonWriter } from './numbers/value.ts';

/** JSON text of the lines in their order, the warnings, and the explanation if there is one. */
type AnswerWriter = (calculation: Calculation, explanation: string | undefined) => string;

/**
 * Serializes the answers of one calculator; names and kinds are looked up once. Text is only appended: reading it makes V8 copy all of it.
 */
export function answerWriter({ output, lines }: Presentation): AnswerWriter {
  const written = output.map((name) => ({
    name,
    key: `${JSON.stringify(name)}:`,
    write: jsonWriter(lines[name]?.kind ?? 'iznos'),
  }));
  return ({ scope, warnings, isEstimate }, explanation) => {
    let text = '{';
    for (const { name, key, write } of written) {
      const value = scope.lines[name];
      if (value === undefined) continue;
      text = `${text + key + (typeof value === 'string' ? JSON.stringify(value) : write(value as number))},`;
    }
    if (isEstimate) text += '"procjena":true,';
    const why = explanation ? `,"objasnjenje":${explanation}` : '';
    return `${text}"upozorenja":${listOf(warnings)}${why}}`;
  };
}

/** The JSON keys of each, in their order on the wire. */
const listOf = (warnings: readonly Warning[]): string =>
  JSON.stringify(warnings.map(({ polje, poruka, izvor }) => ({ polje, poruka, izvor })));
