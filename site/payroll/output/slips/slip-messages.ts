import type { Document } from '@obracun/engine/documents/blocks.ts';

/** What a worker is asked to draw. */
export interface SlipJob {
  readonly documents: readonly Document[];
  /** All in one file, under a title; undefined: a file for each. */
  readonly together?: string;
  readonly password?: string;
}

/** What it tells meanwhile. */
export type SlipNews =
  /** The program that draws is here. */
  | { readonly kind: 'begun' }
  /** How much of its share is drawn, from 0 to 1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'file'; readonly at: number; readonly file: ArrayBuffer }
  | { readonly kind: 'finished' }
  /** It could not be drawn, because of the logo or something else. */
  | { readonly kind: 'failed'; readonly isLogo: boolean };
