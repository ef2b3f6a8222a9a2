import type { Warning } from '@obracun/engine/core/issue.ts';
import { type Chosen, isSwitchedOn } from '../form-state/form-fields.ts';
import type { Answer, AnswerLine } from './answer.ts';
import { writeFigure } from './figure.ts';
import { mainLines, present } from './main-lines.ts';
import { type Headline, headlineOf, type StoryStep, storyOf } from './story-of.ts';

export interface LedgerLine {
  readonly line: AnswerLine;
  /** A total or subtotal, set in bold. */
  readonly isTotal: boolean;
  /** A part of the sum above it, indented. */
  readonly isWithin: boolean;
  readonly warnings: readonly Warning[];
}

export interface LedgerSection {
  readonly title: string;
  readonly note: string | undefined;
  readonly lines: readonly LedgerLine[];
  /** Summary in a line: `22 dana · 176 h · staž 3,6 %`; the section is then folded. */
  readonly brief: string | undefined;
}

/** An answer arranged for readers. */
export interface Ledger extends Headline {
  /** From the cost to the payout. */
  readonly story: readonly StoryStep[];
  readonly sections: readonly LedgerSection[];
  /** Warnings about no shown line. */
  readonly rest: readonly Warning[];
  readonly isEstimate: boolean;
}

/** Arranges the lines of an answer into sections, each warning next to the line it concerns, once. */
export function ledgerOf(answer: Answer, chosen: Chosen): Ledger {
  const { presentation, lines, warnings, isEstimate } = answer;
  const waiting = new Set(warnings);
  const takeAbout = (name: string): Warning[] => {
    const taken = [...waiting].filter(({ polje }) => polje === name);
    for (const warning of taken) waiting.delete(warning);
    return taken;
  };
  const isOn = (name: string | undefined): boolean => isSwitchedOn(presentation, chosen.entered, name);
  const sections = presentation.sections
    .filter(({ when }) => isOn(when))
    .map(({ lines: names, totals = [], within = [], hiddenWith = {}, linesWhen = {}, ...heading }) => ({
      title: heading.title,
      note: heading.note,
      brief: heading.brief && inBrief(lines, heading.brief),
      lines: present(lines, [...names, ...numbered(lines, heading.series)])
        .filter(({ name }) => lines.get(hiddenWith[name] ?? '')?.value !== 0)
        .filter(({ name }) => isOn(Object.keys(linesWhen).find((when) => linesWhen[when]?.includes(name))))
        .map((line) => ({
          line,
          isTotal: totals.includes(line.name),
          isWithin: within.includes(line.name),
          warnings: takeAbout(line.name),
        })),
    }))
    .filter((section) => section.lines.length > 0);
  const [main] = mainLines(answer, chosen);
  return { ...headlineOf(answer, main), story: storyOf(answer), sections, rest: [...waiting], isEstimate };
}

/** The named lines, each after its label, without zeros. */
const inBrief = (lines: Answer['lines'], brief: Readonly<Record<string, string>>): string =>
  present(lines, Object.keys(brief))
    .filter(({ value }) => value !== 0)
    .map((line) => [brief[line.name], writeFigure(line)].filter(Boolean).join(' '))
    .join(' · ');

/** The lines `period_1`, `period_2`… of this answer. */
const numbered = (lines: Answer['lines'], prefix: string | undefined): string[] =>
  prefix === undefined ? [] : [...lines.keys()].filter((name) => name.startsWith(prefix));

/** Marks an estimate in the name of a result: `Rezultati obračuna za 01/2027 (procjena)`. */
export const markedEstimate = (text: string, isEstimate: boolean): string =>
  isEstimate ? `${text} (procjena)` : text;
