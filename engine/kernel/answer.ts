import type { Calculation } from './calculation.ts';
import type { Presentation } from './calculator.ts';
import { jsonWriter } from './value.ts';

/** JSON text: the lines of the answer in their order, the warnings, and the explanation, as JSON too, where there is one. */
type AnswerWriter = (calculation: Calculation, objasnjenje: string | undefined) => string;

/** Writes the answers of one calculator; names and kinds are looked up once, since every call writes them all. */
export function answerWriter({ izlaz, redovi }: Presentation): AnswerWriter {
  const lines = izlaz.map((red) => ({
    red,
    name: `${JSON.stringify(red)}:`,
    write: jsonWriter(redovi[red]?.vrsta ?? 'iznos'),
  }));
  return ({ opseg, upozorenja }, objasnjenje) => {
    let text = '{';
    for (const { red, name, write } of lines) {
      const value = opseg.redovi[red];
      if (value !== undefined) text += `${name}${write(value as number)},`;
    }
    const why = objasnjenje ? `,"objasnjenje":${objasnjenje}` : '';
    return `${text}"upozorenja":${JSON.stringify(upozorenja)}${why}}`;
  };
}
