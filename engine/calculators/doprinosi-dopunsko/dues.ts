import { duesInSrpska } from '../../rules/rs/dues.ts';

export const duesOf = duesInSrpska({ contributions: 'PIO', isMonthly: true });
