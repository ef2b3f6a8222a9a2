import type { Certainty } from '@obracun/engine/core/law.ts';
import { counted } from '@obracun/engine/core/numbers/format.ts';

interface NamedData {
  readonly title: string;
  readonly certainty: Certainty;
}

/** The uncertain data of a list, said once below it: `2 podatka provjerite: Obrazac 1002 · OPR-1002`. */
export function UncertainData({ all }: { readonly all: readonly NamedData[] }) {
  const names = new Set(all.filter(({ certainty }) => certainty !== 'visoka').map(({ title }) => title));
  if (names.size === 0) return null;
  return (
    <p className="soft">
      {checkedCount(names.size)} {[...names].join(' · ')}
    </p>
  );
}

/** `2 podatka provjerite:` */
export const checkedCount = (count: number): string =>
  `${counted(count, ['podatak', 'podatka', 'podataka'])} provjerite:`;
