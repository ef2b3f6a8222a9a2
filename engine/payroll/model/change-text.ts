import { formatDay, monthWritten } from '../../core/numbers/format.ts';
import type { ChangeAction, ChangeEntry } from './change-entry.ts';

/** A sentence in our words, and what of it was typed. */
export interface ChangeText {
  readonly text: string;
  /** After a colon. */
  readonly typed: string;
}

type Written = Pick<ChangeEntry, 'about' | 'ofMonth' | 'from' | 'count' | 'reason'>;

const monthOf = ({ ofMonth }: Written): string => (ofMonth ? monthWritten(ofMonth) : '');

const WORDS: Readonly<Record<ChangeAction, (entry: Written) => string>> = {
  firm: () => 'Promijenjeni podaci firme',
  workerAdded: () => 'Dodan radnik',
  worker: () => 'Promijenjeni podaci radnika',
  workerRemoved: () => 'Uklonjen radnik',
  workers: ({ count = 0 }) => `Iz tabele uvezeno radnika: ${count}`,
  absence: () => 'Upisano odsustvo',
  month: (entry) => `Promijenjen mjesec ${monthOf(entry)}`,
  workTime: (entry) => `Ispravljeno radno vrijeme ${monthOf(entry)}`,
  leave: () => 'Promijenjen godišnji odmor',
  payments: (entry) => `Promijenjena plaćanja ${monthOf(entry)}`,
  openings: () => 'Promijenjena početna stanja',
  claim: (entry) => `Promijenjeno potraživanje od fonda ${monthOf(entry)}`,
  contract: () => 'Promijenjen ugovor van radnog odnosa',
  contractPayouts: (entry) => `Promijenjene isplate po ugovorima ${monthOf(entry)}`,
  closed: (entry) => `Zaključen mjesec ${monthOf(entry)}`,
  reopened: (entry) => `Ponovo otvoren mjesec ${monthOf(entry)}`,
  raised: ({ count = 0, from }) => `Nova plata od ${from ? formatDay(from) : ''} za radnika: ${count}`,
  takenBack: ({ count = 0 }) => `Vraćeno kako je bilo, radnika: ${count}`,
  locked: () => 'Firma zaključana',
  unlocked: () => 'Firma otključana',
  handedOver: () => 'Firma izvezena u datoteku za predaju',
  received: () => 'Firma preuzeta iz datoteke za predaju',
};

/** `Zaključen mjesec 10/2026`, and what was typed: the worker or the reason. */
export const changeText = (entry: ChangeEntry): ChangeText => ({
  text: WORDS[entry.action](entry),
  typed: entry.about ?? entry.reason ?? '',
});
