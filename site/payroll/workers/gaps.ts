import type { Worker } from '@obracun/engine/payroll/model/worker.ts';

/** What a worker still lacks for slips, orders and forms. */
export function gapsOf({ jmbg, account, municipality, employedFrom }: Worker): readonly string[] {
  const known = { JMBG: jmbg, račun: account, opština: municipality, 'dan zaposlenja': employedFrom };
  return Object.entries(known).flatMap(([name, value]) => (value ? [] : [name]));
}
