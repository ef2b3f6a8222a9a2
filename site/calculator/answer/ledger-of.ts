import type { Warning } from '@obracun/engine/kernel/issue.ts';
import { type Chosen, isSwitchedOn } from '../form/form-fields.ts';
import type { Answer, AnswerLine } from './answer.ts';
import { mainLines, present } from './main-lines.ts';

export interface LedgerLine {
  readonly line: AnswerLine;
  /** A total or subtotal, set in weight. */
  readonly isTotal: boolean;
  readonly upozorenja: readonly Warning[];
}

export interface LedgerSection {
  readonly naslov: string;
  readonly napomena: string | undefined;
  readonly redovi: readonly LedgerLine[];
}

/** An answer as people read it. */
export interface Ledger {
  readonly glavni: readonly AnswerLine[];
  readonly cjeline: readonly LedgerSection[];
  /** Warnings about no line that is shown. */
  readonly ostalo: readonly Warning[];
}

/** Puts the lines of an answer into sections, each warning beside the line it concerns, once. */
export function ledgerOf(answer: Answer, chosen: Chosen): Ledger {
  const { presentation, redovi, upozorenja } = answer;
  const waiting = new Set(upozorenja);
  const takeAbout = (red: string): Warning[] => {
    const taken = [...waiting].filter(({ polje }) => polje === red);
    for (const warning of taken) waiting.delete(warning);
    return taken;
  };
  const isOn = (uz: string | undefined): boolean => isSwitchedOn(presentation, chosen.unos, uz);
  const cjeline = presentation.cjeline
    .filter(({ uz }) => isOn(uz))
    .map(({ naslov, napomena, redovi: names, niz, zbirovi = [], bezNule = [], redoviUz = {} }) => ({
      naslov,
      napomena,
      redovi: present(redovi, [...names, ...numbered(redovi, niz)])
        .filter(({ red, vrijednost }) => vrijednost !== 0 || !bezNule.includes(red))
        .filter(({ red }) => isOn(Object.keys(redoviUz).find((uz) => redoviUz[uz]?.includes(red))))
        .map((line) => ({
          line,
          isTotal: zbirovi.includes(line.red),
          upozorenja: takeAbout(line.red),
        })),
    }))
    .filter((section) => section.redovi.length > 0);
  return { glavni: mainLines(answer, chosen), cjeline, ostalo: [...waiting] };
}

/** The lines called `period_1`, `period_2`… that this answer happens to have. */
const numbered = (lines: Answer['redovi'], prefix: string | undefined): string[] =>
  prefix === undefined ? [] : [...lines.keys()].filter((red) => red.startsWith(prefix));
