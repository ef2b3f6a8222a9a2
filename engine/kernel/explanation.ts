import type { Calculation } from './calculation.ts';
import type { Presentation, Reckoning, WrittenOut } from './calculator.ts';
import { citationJson } from './citation.ts';
import type { Day } from './day.ts';
import type { LawTree } from './law.ts';
import { figureBehind, type Scope } from './scope.ts';
import { formatValue } from './value.ts';
import { type Wording, wordingOf } from './wording.ts';

/**
 * Writes how every line came about, in words, figures and law, as the JSON text of an `Explanation`. What stays the same
 * from call to call is text already: an explanation costs little more than the figures in it.
 */
export function explanationWriter(
  definition: Presentation,
  { zakon, ispisano }: Reckoning,
): (calculation: Calculation) => string {
  const wordings = wordingOf(definition, zakon);
  return ({ dan, opseg, zapisi }) => {
    const written = ispisano?.(opseg.unos as never) ?? {};
    const law = new CitedLaw(zakon, dan);
    let text = '';
    for (const wording of wordings(zapisi, opseg)) {
      const { red, beforeValue, writeValue, afterValue } = wording;
      const own = written[red];
      const value = writeValue ? writeValue(opseg.redovi[red] as number) : '';
      const racun = own ? JSON.stringify(own.racun) : `"${workingOf(wording, opseg)}"`;
      const names = own ? law.add(own.zakon) : law.namesOf(wording);
      text += `${text && ','}${beforeValue}${value}${afterValue}${racun},"zakon":[${names}]}`;
    }
    return `{"redovi":{${text}},"propisi":{${law.text()}}}`;
  };
}

/** `8 % × max(0; 1.672,13 − 1.000,00)`; signs and figures hold nothing that JSON would escape. */
function workingOf({ racun }: Wording, scope: Scope): string {
  let text = '';
  for (const part of racun)
    text += typeof part === 'string' ? part : formatValue(part.vrsta, figureBehind(scope, part.veza));
  return text;
}

/** The provisions one explanation names, each once. */
class CitedLaw {
  private readonly cited = new Map<string, string>();

  private readonly tree: LawTree;
  private readonly day: Day;

  constructor(tree: LawTree, day: Day) {
    this.tree = tree;
    this.day = day;
  }

  /** Those of a line, as JSON. One that names no law rests on that of the lines it is made of. */
  namesOf({ propisi, propisiDijelova }: Wording): string {
    return this.inForce(propisi) || this.inForce(propisiDijelova);
  }

  add(zakon: WrittenOut['zakon']): string {
    for (const [name, citation] of Object.entries(zakon)) this.cited.set(name, JSON.stringify(citation));
    return Object.keys(zakon).map(quoted).join();
  }

  text(): string {
    let text = '';
    for (const [name, citation] of this.cited) {
      if (citation) text += `${text && ','}"${name}":${citation}`;
    }
    return text;
  }

  private inForce(names: readonly string[]): string {
    let text = '';
    for (const name of names) if (this.isInForce(name)) text += `${text && ','}"${name}"`;
    return text;
  }

  private isInForce(name: string): boolean {
    const known = this.cited.get(name) ?? citationJson(this.tree, this.day, name);
    this.cited.set(name, known);
    return known !== '';
  }
}

const quoted = (name: string): string => `"${name}"`;
