import { km } from '@obracun/engine/core/numbers/money.ts';
import type { Answer } from '../api/answer.ts';

/** The amounts of an answer by line, in feninga. */
export const heldLines = ({ lines }: Answer): ReadonlyMap<string, number> =>
  new Map(
    [...lines].flatMap(([name, { kind, value }]) =>
      kind === 'iznos' && typeof value === 'number' ? [[name, km(value)] as const] : [],
    ),
  );
