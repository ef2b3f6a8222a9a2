/** How orders are put together. */
export interface OrderOptions {
  /** Health and unemployment of one canton in one order, with the firm's municipality: practice, of middle certainty. Tax is never merged. */
  readonly mergeCantons?: boolean;
}
