import { counted, formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { daysOfHours } from '../../fields/parsing/days-as-hours.ts';
import { typed } from '../../fields/parsing/entered.ts';
import type { Answer } from '../api/answer.ts';
import { writeFigure } from '../api/figure.ts';

/** The fields of a call. */
export type SentCall = Readonly<Record<string, unknown>>;

/** What a sentence is written from: the answer on the screen, and that of the other call. */
interface ComparedAnswers {
  readonly answer: Answer;
  readonly other: Answer;
  readonly call: SentCall;
  readonly basis: string;
}

/** A situation that compares two calls. */
interface Compared {
  /** The call to compare with; undefined when the form no longer says the situation. */
  readonly other: (call: SentCall, basis: string) => SentCall | undefined;
  readonly write: (answers: ComparedAnswers) => string;
}

/** The raise of the sentence, in KM. */
const RAISE = 100;

const COMPARED: Readonly<Record<string, Compared>> = {
  bolovanje: {
    other: (call) => (call.bolovanje_sati ? { ...call, bolovanje_sati: null } : undefined),
    write: ({ answer, other, call }) =>
      `Bruto bez bolovanja je ${amount(other, 'bruto_ukupno')}, a s ${sickTime(answer, call)} bolovanja ${amount(answer, 'bruto_ukupno')}: ` +
      `firma plaća ${less(other, answer, 'ukupni_trosak')}, radnik dobija ${less(other, answer, 'za_isplatu')}.`,
  },
  povisica: {
    other: (call, basis) =>
      typeof call[basis] === 'number' ? { ...call, [basis]: call[basis] + RAISE } : undefined,
    write: ({ answer, other, basis }) =>
      basis.startsWith('neto')
        ? `Za ${formatMoney(km(RAISE))} veći neto firma plaća još ${more(answer, other, 'ukupni_trosak')}.`
        : `Od još ${formatMoney(km(RAISE))} bruto vi dobijate ${more(answer, other, 'za_isplatu')}, a firma plaća još ${more(answer, other, 'ukupni_trosak')}.`,
  },
};

/** The call that the sentence of a situation compares with the form; undefined when it needs none. */
export const otherCall = (situation: string, call: SentCall, basis: string): SentCall | undefined =>
  COMPARED[situation]?.other(call, basis);

/** The sentence of a situation about two answers. */
export const comparedSentence = (situation: string, answers: ComparedAnswers): string =>
  COMPARED[situation]?.write(answers) ?? '';

/** Sentences about one answer, with lines of it in braces; the first whose lines it has is written. */
const WAGE = 'Dobijate {za_isplatu}, a firma plaća {ukupni_trosak}.';
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  porodiljsko: ['Prije odsustva dobijate {za_isplatu}, a firma plaća {ukupni_trosak}.'],
  'prvi-posao': [WAGE, 'Pripada vam {odmor} odmora.'],
  otkaz: ['Otpremnina je najmanje {otpremnina}.', 'Od {odmor} odmora ostalo vam je {preostalo}.'],
  penzija: ['Staž je {ukupan_staz}.', 'Otpremnina je najmanje {otpremnina}.'],
  freelancer: [
    'Ostaje vam {neto}. Porez je {porez}, a zdravstveno {zdravstveno}.',
    'Ostaje vam {neto}. Porez i doprinosi su {ukupne_obaveze}.',
  ],
  'doo-sp-obrt': [
    'Godišnje vam ostaje {ostaje}. Porez i doprinosi su {ukupne_obaveze}.',
    'Godišnje su doprinosi {godisnji_trosak}, a porez {godisnji_porez}.',
  ],
};

/** The sentence of a situation about one answer; undefined for an unknown one, and for lines it has not. */
export function sentenceOf(situation: string, { lines }: Pick<Answer, 'lines'>): string | undefined {
  const has = (text: string) => [...text.matchAll(BRACED)].every(([, name = '']) => lines.has(name));
  return SENTENCES[situation]?.find(has)?.replaceAll(BRACED, (_, name: string) => {
    const line = lines.get(name);
    return line ? writeFigure(line) : '';
  });
}

const BRACED = /\{(\w+)\}/g;

const figureIn = (answer: Answer, name: string): number => Number(answer.lines.get(name)?.value ?? 0);

const amount = (answer: Answer, name: string): string => formatMoney(km(figureIn(answer, name)));

const more = (answer: Answer, other: Answer, name: string): string =>
  formatMoney(km(figureIn(other, name)) - km(figureIn(answer, name)));

/** `122,73 KM manje`, `isto` */
function less(before: Answer, now: Answer, name: string): string {
  const difference = km(figureIn(before, name)) - km(figureIn(now, name));
  if (difference === 0) return 'isto';
  return `${formatMoney(Math.abs(difference))} ${difference > 0 ? 'manje' : 'više'}`;
}

/** `5 dana`, or `36 h` when they are no days. */
function sickTime(answer: Answer, { bolovanje_sati: hours }: SentCall): string {
  const [month, days] = [figureIn(answer, 'mjesec_sati'), figureIn(answer, 'radni_dani')];
  const written = typed(Number(hours));
  const sick = days > 0 ? readNumber(daysOfHours(written, month / days) ?? '') : undefined;
  return sick !== undefined && Number.isInteger(sick)
    ? counted(sick, ['danom', 'dana', 'dana'])
    : `${written} h`;
}
