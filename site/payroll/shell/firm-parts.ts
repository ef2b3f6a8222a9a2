/** The list of firms and what all of them have together, in one chunk. */

export { AllOwed } from '../payments/due/all-owed.tsx';
export { AllClaims } from '../payments/refunds/all-claims.tsx';
export { Desk } from './overview/desk.tsx';
