import type { Calculation } from './calculation.ts';
import type { Presentation } from './calculator.ts';
import type { Warning } from './issue.ts';
import { jsonWriter } from './numbers/value.ts';

/** Writes texts as JSON does; how their letters are carried is the affair of who sends them. */
export interface Quoting {
  /** Names and sources, the same in the answers to everybody. */
  readonly known: (text: string) => string;
  /** What may say again what somebody gave: never to be kept. */
  readonly said: (text: string) => string;
}

/** JSON text: the lines of the answer in their order, the warnings, and the explanation, as JSON too, where there is one. */
type AnswerWriter = (calculation: Calculation, explanation: string | undefined, quoting?: Quoting) => string;

const AS_JSON: Quoting = { known: JSON.stringify, said: JSON.stringify };

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
  return ({ scope, warnings, isEstimate }, explanation, quoting = AS_JSON) => {
    let text = '{';
    for (const { name, key, write } of written) {
      const value = scope.lines[name];
      if (value === undefined) continue;
      text = `${text + key + (typeof value === 'string' ? quoting.said(value) : write(value as number))},`;
    }
    if (isEstimate) text += '"procjena":true,';
    const why = explanation ? `,"objasnjenje":${explanation}` : '';
    return `${text}"upozorenja":[${listed(warnings, quoting)}]${why}}`;
  };
}

function listed(warnings: readonly Warning[], { known, said }: Quoting): string {
  let text = '';
  for (const { polje, poruka, izvor } of warnings) {
    const source = izvor === null ? 'null' : known(izvor);
    text = `${text + (text && ',')}{"polje":${known(polje)},"poruka":${said(poruka)},"izvor":${source}}`;
  }
  return text;
}
