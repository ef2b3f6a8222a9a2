import type { Source } from '../core/law.ts';

/** One row of the check list beside the form. It warns and never blocks. */
export interface Requirement {
  /** What the law wants said, or what looks wrong in what was said. */
  readonly vrsta: 'sadrzaj' | 'sumnja';
  /** Path of the field to go to: `customer.address`, `items.2.description`. */
  readonly polje: string;
  /** What is asked. */
  readonly naziv: string;
  readonly ispunjeno: boolean;
  /** What to do while it is not met. */
  readonly poruka: string;
  /** Something was typed there and could not be read: the document is written without it. */
  readonly isUnread?: true;
  /** Null when no regulation stands behind it. */
  readonly izvor: Source | null;
}

/** A field the document wants filled. */
export const wanted = (polje: string, naziv: string, isThere: boolean): Requirement => ({
  vrsta: 'sadrzaj',
  polje,
  naziv,
  ispunjeno: isThere,
  poruka: `Upišite: ${naziv.toLowerCase()}.`,
  izvor: null,
});

/** Something that looks wrong in what was filled in. */
export const doubted = (
  polje: string,
  naziv: string,
  poruka: string,
  izvor: Source | null = null,
): Requirement => ({ vrsta: 'sumnja', polje, naziv, ispunjeno: false, poruka, izvor });

/** Something that was typed and could not be read. */
export const unread = (polje: string, naziv: string, poruka: string): Requirement => ({
  ...doubted(polje, naziv, poruka),
  isUnread: true,
});
