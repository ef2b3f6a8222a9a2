import type { Calculation } from './calculation.ts';
import type { Presentation } from './calculator.ts';
import { jsonWriter } from './figures/value.ts';
import type { Warning } from './issue.ts';

/** Writes a text as JSON does; how its letters are carried is the affair of who sends them. */
export type Quote = (text: string) => string;

/** JSON text: the lines of the answer in their order, the warnings, and the explanation, as JSON too, where there is one. */
type AnswerWriter = (calculation: Calculation, explanation: string | undefined, quote?: Quote) => string;

const asJson: Quote = JSON.stringify;

/**
 * Writes the answers of one calculator; names and kinds are looked up once, since every call writes them all. Text is only
 * ever added to: whatever looks into it makes V8 copy all of it.
 */
export function answerWriter({ output, lines }: Presentation): AnswerWriter {
  const written = output.map((name) => ({
    name,
    key: `${JSON.stringify(name)}:`,
    write: jsonWriter(lines[name]?.kind ?? 'iznos'),
  }));
  return ({ scope, warnings, isEstimate }, explanation, quote = asJson) => {
    let text = '{';
    for (const { name, key, write } of written) {
      const value = scope.lines[name];
      if (value === undefined) continue;
      text = `${text + key + (typeof value === 'string' ? quote(value) : write(value as number))},`;
    }
    if (isEstimate) text += '"procjena":true,';
    const why = explanation ? `,"objasnjenje":${explanation}` : '';
    return `${text}"upozorenja":[${listed(warnings, quote)}]${why}}`;
  };
}

function listed(warnings: readonly Warning[], quote: Quote): string {
  let text = '';
  for (const { polje, poruka, izvor } of warnings) {
    const source = izvor === null ? 'null' : quote(izvor);
    text = `${text + (text && ',')}{"polje":${quote(polje)},"poruka":${quote(poruka)},"izvor":${source}}`;
  }
  return text;
}
