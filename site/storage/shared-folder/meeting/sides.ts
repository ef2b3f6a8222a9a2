import type { Contents } from '../../db/tables.ts';
import type { MeetingSide } from './three-way.ts';

/** What a meeting tells without asking. */
export interface MeetingNote {
  /** `oneSided`: it is only on one side, and stays. `behindClosing`: typed into a month the other side closed; the closing stays. */
  readonly kind: 'oneSided' | 'behindClosing';
  readonly path: readonly string[];
  readonly side: MeetingSide;
  readonly value: unknown;
  /** What stays in its place. */
  readonly other?: unknown;
}

/** The versions that meet. */
export interface MeetingSides {
  /** The version both came from; undefined when it is not known. */
  readonly base: Contents | undefined;
  readonly mine: Contents;
  readonly theirs: Contents;
}
