import { duesInSrpska } from '../../rules/rs/dues.ts';

export const duesOf = duesInSrpska({ tax: 'porez', income: 'od zakupa' });
