import { duesInSrpska } from '../../rules/rs/dues.ts';

export const duesOf = duesInSrpska({ contributions: 'ukupne_obaveze', isMonthly: true });
