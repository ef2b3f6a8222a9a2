import type { Example } from '../../core/calculator.ts';

const izvor = 'vlastiti račun po Zakonu o PDV, čl. 23';

export const examples: readonly Example[] = [
  {
    title: 'Od osnovice 1.234,56 KM',
    source: izvor,
    input: { osnovica: 1234.56, stopa: 17 },
    expected: { osnovica: 1234.56, pdv: 209.88, ukupno: 1444.44 },
  },
  {
    title: 'Od iznosa s PDV-om 100 KM',
    source: izvor,
    input: { ukupno: 100, stopa: 17 },
    expected: { osnovica: 85.47, pdv: 14.53, ukupno: 100, preracunata_stopa: 14.5299 },
  },
];
