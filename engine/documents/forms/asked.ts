import type { Source } from '../../kernel/law.ts';
import type { Requirement } from '../requirement.ts';

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
): Requirement => ({
  vrsta: 'sumnja',
  polje,
  naziv,
  ispunjeno: false,
  poruka,
  izvor,
});
