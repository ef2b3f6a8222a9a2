import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: '2025: 20 % od 2.146 KM, zdravstveno 10,2 %',
    source: OWN_WORKING,
    input: { godina: 2025 },
    expected: {
      prosjecna_bruto: 2146,
      osnovica: 429.2,
      mjesecni_doprinos: 43.78,
      godisnji_trosak: 525.36,
    },
  },
  {
    title: '2021: 20 % od 1.485 KM, zdravstveno 12 %',
    source: OWN_WORKING,
    input: { godina: 2021 },
    expected: { osnovica: 297, mjesecni_doprinos: 35.64, godisnji_trosak: 427.68 },
  },
  {
    title: 'Uz platu ili penziju od 1.500 KM: 1 % zdravstveno',
    source: OWN_WORKING,
    input: { godina: 2026, drugi_prihod: 1500 },
    expected: { osnovica: 1500, mjesecni_doprinos: 15, godisnji_trosak: 180 },
  },
];
