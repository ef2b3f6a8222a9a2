import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: 'Deset dana po 16 KM',
    source: OWN_WORKING,
    input: { godina: 2026, dani: 10 },
    expected: { iznos_po_danu: 16, ukupne_obaveze: 160 },
  },
];
