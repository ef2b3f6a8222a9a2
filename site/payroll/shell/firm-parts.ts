/** The list of firms and what all of them have together, in one chunk. */

export { AllOutstanding } from '../payments/due/all-outstanding.tsx';
export { AllClaims } from '../payments/refunds/all-claims.tsx';
export { FirmsOverview } from './overview/firms-overview.tsx';
