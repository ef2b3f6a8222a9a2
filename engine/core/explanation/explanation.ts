import type { Calculation } from '../calculation.ts';
import type { CalculatorRules, Presentation, WrittenOut } from '../calculator.ts';
import type { Day } from '../days/day.ts';
import type { LawTree } from '../law.ts';
import { formatValue } from '../numbers/value.ts';
import { type Citation, citationJson } from './citation.ts';
import { figureBehind, type Scope } from './notation.ts';
import { type Wording, wordingOf } from './wording.ts';

/**
 * Writes the explanation of every line, in words, figures and law, as the JSON text of an `Explanation`. The constant parts are prepared as
 * text, so an explanation costs little more than its figures.
 */
export function explanationWriter(
  definition: Presentation,
  { law, writtenOut }: CalculatorRules,
): (calculation: Calculation) => string {
  const wordings = wordingOf(definition, law);
  return ({ day, scope, notations }) => {
    const written = writtenOut?.(scope.input) ?? {};
    const cited = new CitedLaw(law, day);
    let text = '';
    for (const wording of wordings(notations(), scope)) {
      const { line, beforeValue, writeValue, afterValue } = wording;
      const own = written[line];
      const value = writeValue ? writeValue(scope.lines[line] as number) : '';
      const working = own ? JSON.stringify(own.working) : `"${workingOf(wording, scope)}"`;
      const names = own ? cited.add(own.citations) : cited.namesOf(wording);
      text += `${text && ','}${beforeValue}${value}${afterValue}${working},"zakon":[${names}]}`;
    }
    return `{"redovi":{${text}},"propisi":{${cited.text()}}}`;
  };
}

/** `8 % × max(0; 1.672,13 − 1.000,00)`; signs and figures need no JSON escapes. */
function workingOf({ working }: Wording, scope: Scope): string {
  let text = '';
  for (const part of working)
    text += typeof part === 'string' ? part : formatValue(part.kind, figureBehind(scope, part.reference));
  return text;
}

/** The provisions one explanation cites, each once. */
class CitedLaw {
  private readonly cited = new Map<string, string>();

  private readonly tree: LawTree;
  private readonly day: Day;

  constructor(tree: LawTree, day: Day) {
    this.tree = tree;
    this.day = day;
  }

  /** The provisions of a line, as JSON. A line that names no law cites that of the lines it is made of. */
  namesOf({ provisions, provisionsOfParts }: Wording): string {
    return this.inForce(provisions) || this.inForce(provisionsOfParts);
  }

  add(citations: WrittenOut['citations']): string {
    for (const [name, citation] of Object.entries(citations)) this.cited.set(name, JSON.stringify(citation));
    return Object.keys(citations).map(quoted).join();
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

/** A line as a person reads it. Without an explanation, `formula` and `working` are empty and no law is named. */
export interface Described {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly value: number | string;
  /** In words: `stopa poreza × max(0; ukupni bruto − lični odbitak)`. */
  readonly formula: string;
  /** With figures: `8 % × max(0; 1.672,13 − 1.000,00)`. */
  readonly working: string;
  readonly citations: readonly Citation[];
}

/** The explanation of one line: only what neither the answer nor the definition contains. */
export interface ExplainedLine {
  /** Only for a line that is not in the answer. */
  readonly vrijednost?: number | string;
  readonly formula: string;
  readonly racun: string;
  /** Names of its provisions. */
  readonly zakon: readonly string[];
}

/** Content of `objasnjenje`, sent on request: the lines by name, and each provision once. */
export interface Explanation {
  readonly redovi: Readonly<Record<string, ExplainedLine>>;
  readonly propisi: Readonly<Record<string, Citation>>;
}
