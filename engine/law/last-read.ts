import type { Day } from '../core/days/day.ts';
import type { LawTree } from '../core/law.ts';
import { lawTrees } from './index.ts';

/** The newest day a row of the law was read: what has no clock of its own is as of this day. */
export const lastRead: Day = Object.values<LawTree>(lawTrees)
  .flatMap(({ parametri }) => Object.values(parametri))
  .flatMap(({ promjene }) => promjene.map(({ izvor }) => izvor.provjereno))
  .reduce((newest, day) => (day > newest ? day : newest));
