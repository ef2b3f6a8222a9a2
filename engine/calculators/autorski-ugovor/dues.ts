import { duesInSrpska } from '../../rules/rs/dues.ts';

export const duesOf = duesInSrpska({
  contributions: 'doprinosi',
  tax: 'porez',
  income: 'od autorskih prava',
});
