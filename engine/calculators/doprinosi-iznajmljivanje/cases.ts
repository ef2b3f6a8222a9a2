import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: '2026: 30 % od 2.349 KM, zdravstveno 10,2 %',
    source: OWN_WORKING,
    input: { godina: 2026 },
    expected: { prosjecna_bruto: 2349, osnovica: 704.7, zdravstveno: 71.88, godisnji_trosak: 862.56 },
  },
];
