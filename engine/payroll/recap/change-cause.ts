/** Why a wage is another than in another month. */
export interface ChangeCause {
  readonly kind: 'agreed' | 'hours' | 'pay' | 'card' | 'employment' | 'calendar' | 'deductions' | 'law';
  /** What was and what is, as people read it. */
  readonly text: string;
  /** The gazette of a change of law. */
  readonly source?: string;
}
