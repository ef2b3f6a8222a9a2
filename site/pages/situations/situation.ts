import type { FilledLink } from '../directory/filled-link.ts';
import type { EntityId } from '../law/law-sentence.ts';

/** A sentence with figures of the law in braces: `{rs.bolovanje.posto}` is written and cited, `{rs.bolovanje}` only cited. */
export type LawSentence = string;

/** What one law gives or asks for. */
type EntityFacts = Readonly<Record<EntityId, readonly LawSentence[]>>;

/** One event of life or work, on its own page. */
export interface Situation {
  /** The end of its address. */
  readonly id: string;
  readonly title: string;
  /** The answer in short, above everything else. */
  readonly answer: LawSentence;
  readonly links: readonly FilledLink[];
  readonly facts: EntityFacts;
  /** What to do and by when. */
  readonly steps: readonly LawSentence[];
  /** Addresses of related pages. */
  readonly related: readonly string[];
}
