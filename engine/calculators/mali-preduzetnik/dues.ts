import { duesInSrpska } from '../../rules/rs/dues.ts';

export const duesOf = duesInSrpska({
  contributions: 'doprinosi_mjesecno',
  isMonthly: true,
  besides: 'porez malog preduzetnika plaća se posebno: njegova šifra nije nađena',
});
