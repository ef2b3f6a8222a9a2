import { Refusal } from '../core/issue.ts';

/**
 * A figure the law did not have from the start, on a day on which it must exist.
 * @throws Refusal before its first day
 */
export function known<V>(figure: V | undefined): V {
  if (figure !== undefined) return figure;
  throw new Refusal('', 'nema_propisa', 'Nemamo propise za taj dan: izaberite kasniju godinu.');
}
