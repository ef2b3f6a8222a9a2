import type { Source } from '../core/law.ts';

/** One row of the check list beside the form. It warns and never blocks. */
export interface Requirement {
  /** A legal requirement, or a warning about a value. */
  readonly vrsta: 'sadrzaj' | 'sumnja';
  /** Path of the field to go to: `customer.address`, `items.2.description`. */
  readonly polje: string;
  /** The requirement. */
  readonly naziv: string;
  readonly ispunjeno: boolean;
  /** The advice while it is not met. */
  readonly poruka: string;
  /** A typed value could not be read: the document is written without it. */
  readonly isUnread?: true;
  /** Null without a regulation. */
  readonly izvor: Source | null;
}

/** A required field. */
export const wanted = (polje: string, naziv: string, isThere: boolean): Requirement => ({
  vrsta: 'sadrzaj',
  polje,
  naziv,
  ispunjeno: isThere,
  poruka: `Upišite: ${naziv.toLowerCase()}.`,
  izvor: null,
});

/** A warning about a value. */
export const doubted = (
  polje: string,
  naziv: string,
  poruka: string,
  izvor: Source | null = null,
): Requirement => ({ vrsta: 'sumnja', polje, naziv, ispunjeno: false, poruka, izvor });

/** A typed value that could not be read. */
export const unread = (polje: string, naziv: string, poruka: string): Requirement => ({
  ...doubted(polje, naziv, poruka),
  isUnread: true,
});
