import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: '2026: 30 % od 2.349 KM, PIO 18,5 %',
    source: OWN_WORKING,
    input: { godina: 2026 },
    expected: { prosjecna_bruto: 2349, osnovica: 704.7, PIO: 130.37, godisnji_trosak: 1564.44 },
  },
  {
    title: '2025: 30 % od 2.146 KM',
    source: OWN_WORKING,
    input: { godina: 2025 },
    expected: { osnovica: 643.8, PIO: 119.1 },
  },
];
