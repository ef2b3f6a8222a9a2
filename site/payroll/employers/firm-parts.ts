/** The list of firms and what all of them have together, in one chunk. */
export { AllClaims } from '../claims/all-claims.tsx';
export { Desk } from '../desk/desk.tsx';
export { AllOwed } from '../payments/all-owed.tsx';
