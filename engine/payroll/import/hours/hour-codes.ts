import { plainName } from '../../../core/text/plain-name.ts';
import type { PlainHourField } from '../columns/hour-fields.ts';

/** What a letter in a grid of days may stand for. */
export type CodeMeaning =
  | Extract<
      PlainHourField,
      'worked' | 'holiday' | 'holidayWork' | 'leave' | 'paid' | 'unpaid' | 'sick' | 'sickFund' | 'maternity'
    >
  | 'free';

export const CODE_MEANINGS: Readonly<Record<CodeMeaning, string>> = {
  worked: 'Rad',
  holiday: 'Praznik, neradni',
  holidayWork: 'Rad na praznik',
  leave: 'Godišnji odmor',
  paid: 'Plaćeno odsustvo',
  unpaid: 'Neplaćeno odsustvo',
  sick: 'Bolovanje na teret poslodavca',
  sickFund: 'Bolovanje na teret fonda',
  maternity: 'Porodiljsko',
  free: 'Slobodan dan',
};

/** What letters usually mean; never taken before the person confirms it. */
const USUAL: ReadonlyMap<string, CodeMeaning> = new Map(
  Object.entries<CodeMeaning>({
    r: 'worked',
    rd: 'worked',
    p: 'holiday',
    dp: 'holiday',
    pr: 'holidayWork',
    rp: 'holidayWork',
    go: 'leave',
    g: 'leave',
    po: 'paid',
    pl: 'paid',
    no: 'unpaid',
    np: 'unpaid',
    b: 'sick',
    bo: 'sick',
    bf: 'sickFund',
    bp: 'sickFund',
    por: 'maternity',
    pd: 'maternity',
    s: 'free',
    n: 'free',
    sl: 'free',
    x: 'free',
  }),
);

/** A code as it is counted: without dots, the same in both scripts and cases; a sign alone is its own. */
export const codeOf = (text: string): string => plainName(text).toUpperCase() || text.trim();

export const usualMeaning = (code: string): CodeMeaning | undefined => USUAL.get(code.toLowerCase());

/** What begins with a figure is hours, and no code: `6N` confirmed as a day of work would become eight of them. */
export const saysHours = (text: string): boolean => /^-?\d/.test(text.trim());
