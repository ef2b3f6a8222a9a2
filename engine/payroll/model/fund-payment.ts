/**
 * Who pays the worker for days at a fund's cost: the firm, to which the fund repays the net or the whole gross, or the fund itself.
 */
export const FUND_PAYMENTS = ['net', 'gross', 'fund'] as const;
export type FundPayment = (typeof FUND_PAYMENTS)[number];
