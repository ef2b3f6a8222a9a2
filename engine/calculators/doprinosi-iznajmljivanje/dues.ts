import { duesInSrpska } from '../../rules/rs/dues.ts';

export const duesOf = duesInSrpska({ contributions: 'zdravstveno', isMonthly: true });
