import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';

/** The payslips that a worker draws. */
export interface SlipJob {
  readonly documents: readonly Document[];
  /** All in one file with a title; undefined: a file for each. */
  readonly together?: string;
  /** In one file, two on a page where both fit. */
  readonly twoOnPage?: boolean;
  readonly password?: string;
  /** Of each document, in files apart; takes the place of one password of all. */
  readonly passwords?: readonly string[];
}

/** The payment orders that a worker draws, as one file. */
export interface OrdersJob {
  readonly firm: Firm;
  readonly orders: readonly PaymentOrder[];
}

/** The job of a worker. */
export type DrawingJob = SlipJob | OrdersJob;

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
