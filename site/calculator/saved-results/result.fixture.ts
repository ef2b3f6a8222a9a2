import type { StoredLine, StoredResult } from './stored-result.ts';

/** A stored line of money. */
export const line = (name: string, value: number, law: StoredLine['law'] = []): StoredLine => ({
  name,
  label: name,
  kind: 'iznos',
  value,
  section: 'Plata',
  law,
});

/** A stored calculation. */
export const result = (change: Partial<StoredResult> = {}): StoredResult => ({
  name: 'Minimalac',
  calculator: 'minuli-topli',
  link: 'mjesec=10&godina=2026',
  inputs: [{ name: 'mjesec', label: 'Mjesec', written: '10' }],
  main: 'neto_plata',
  lines: [line('neto_plata', 1000)],
  ...change,
});
