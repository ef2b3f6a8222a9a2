import type { Document } from '@obracun/engine/documents/blocks.ts';

/** The job of a worker. */
export interface SlipJob {
  readonly documents: readonly Document[];
  /** All in one file with a title; undefined: a file for each. */
  readonly together?: string;
  readonly password?: string;
}

/** Messages of a worker. */
export type SlipNews =
  /** The worker script is loaded. */
  | { readonly kind: 'begun' }
  /** Progress of its share, from 0 to 1. */
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'file'; readonly at: number; readonly file: ArrayBuffer }
  | { readonly kind: 'finished' }
  /** Rendering failed, because of the logo or another reason. */
  | { readonly kind: 'failed'; readonly isLogo: boolean };
