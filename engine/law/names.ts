import type { LawTree } from '../core/law.ts';
import { lawTrees } from './index.ts';

/** How a figure of the law is called, and where it stands among all: what a search needs to find it. */
export interface LawName {
  /** `rs-topli_obrok_minimum`, as the page of the law has it. */
  readonly id: string;
  readonly naziv: string;
  /** Whose law it is. */
  readonly stablo: string;
}

export const lawNames: readonly LawName[] = Object.entries<LawTree>(lawTrees).flatMap(([tree, law]) =>
  Object.entries(law.parametri).map(([name, { naziv }]) => ({
    id: `${tree}-${name}`,
    naziv,
    stablo: law.naziv,
  })),
);
