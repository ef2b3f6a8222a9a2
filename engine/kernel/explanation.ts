import type { Calculation } from './calculation.ts';
import type { Definition, Reckoning } from './calculator.ts';
import { citationsJson } from './citation.ts';
import type { Day } from './day.ts';
import type { LawTree } from './law.ts';
import { figureBehind, type Scope } from './scope.ts';
import { formatValue } from './value.ts';
import { type Wording, wordingOf } from './wording.ts';

/**
 * Writes how every line came about, in words, figures and law, as the JSON text of a list of `Described`. What stays the same
 * from call to call is text already: an explanation costs little more than the figures in it.
 */
export function explanationWriter(
  definition: Definition,
  { zakon, ispisano }: Reckoning,
): (calculation: Calculation) => string {
  const wordings = wordingOf(definition, zakon);
  return ({ dan, opseg, zapisi }) => {
    const written = ispisano?.(opseg.unos as never) ?? {};
    let text = '';
    for (const wording of wordings(zapisi, opseg)) {
      const own = written[wording.red];
      const racun = own ? JSON.stringify(own.racun) : `"${workingOf(wording, opseg)}"`;
      const law = own ? JSON.stringify(own.zakon) : `[${lawOf(wording, zakon, dan)}]`;
      const value = wording.writeValue(opseg.redovi[wording.red] as number);
      text += `${text && ','}${wording.beforeValue}${value}${wording.afterValue}${racun},"zakon":${law}}`;
    }
    return `[${text}]`;
  };
}

/** `8 % × max(0; 1.672,13 − 1.000,00)`; signs and figures hold nothing that JSON would escape. */
function workingOf({ racun }: Wording, scope: Scope): string {
  let text = '';
  for (const part of racun)
    text += typeof part === 'string' ? part : formatValue(part.vrsta, figureBehind(scope, part.veza));
  return text;
}

/** The provisions of a line. One that names no law rests on that of the lines it is made of. */
const lawOf = ({ propisi, propisiDijelova }: Wording, tree: LawTree, day: Day): string =>
  citationsJson(tree, day, propisi) || citationsJson(tree, day, propisiDijelova);
