import type { Day } from '@obracun/engine/core/days/day.ts';
import type { AnyParameter, Certainty, LawTree, Meaning } from '@obracun/engine/core/law.ts';
import { counted, MONTHS } from '@obracun/engine/core/numbers/format.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { writtenValue } from '@obracun/engine/law/written-value.ts';
import { timelineOn } from './in-force.ts';

/** A law with its own calculators. */
export type EntityId = 'rs' | 'fbih' | 'bd';

/** A figure behind a sentence. */
export interface CitedFigure {
  /** Its place on the page of the law. */
  readonly id: string;
  readonly name: string;
  readonly certainty: Certainty;
}

export interface WrittenSentence {
  readonly text: string;
  readonly cited: readonly CitedFigure[];
}

const FIGURE = / ?\{(\w+)\.(\w+)(?:\.(\w+))?\}/g;

/**
 * A sentence with the figures in force on a day, and where they are from.
 * @param day undefined in a prerendered page
 * @throws Error when the sentence names an unknown figure
 */
export function writeSentence(sentence: string, day: Day | undefined): WrittenSentence {
  const cited = new Map<string, CitedFigure>();
  const text = sentence.replace(FIGURE, (whole, tree: string, name: string, key: string | undefined) => {
    const parameter = parameterOf(tree, name);
    const now = timelineOn(parameter, day).now;
    const value = key === undefined ? '' : now?.vrijednost[key];
    if (!now || value === undefined) throw new Error(`no figure ${whole}`);
    const id = `${tree}-${name}`;
    cited.set(id, { id, name: parameter.naziv, certainty: now.izvor.pouzdanost });
    const meaning = key === undefined ? undefined : parameter.znacenja[key];
    return meaning && value !== '' ? `${whole.startsWith(' ') ? ' ' : ''}${figureText(meaning, value)}` : '';
  });
  return { text, cited: [...cited.values()] };
}

function parameterOf(tree: string, name: string): AnyParameter {
  const law: LawTree | undefined = lawTrees[tree as keyof typeof lawTrees];
  const parameter = law?.parametri[name];
  if (!parameter) throw new Error(`no law ${tree}.${name}`);
  return parameter;
}

/** Months in whole words: `3 mjeseca`. */
const figureText = (meaning: Meaning, value: number | boolean): string =>
  meaning.jedinica === 'broj_mjeseci' && typeof value === 'number'
    ? counted(value, MONTHS)
    : writtenValue(meaning, value);
