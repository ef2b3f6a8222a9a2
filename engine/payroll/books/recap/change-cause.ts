/** A reason why a wage differs from that of another month. */
export interface ChangeCause {
  readonly kind: 'agreed' | 'hours' | 'pay' | 'card' | 'employment' | 'calendar' | 'deductions' | 'law';
  /** The value before and now, for display. */
  readonly text: string;
  /** The gazette of a change of law. */
  readonly source?: string;
}
