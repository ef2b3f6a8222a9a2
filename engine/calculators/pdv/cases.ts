import type { Example } from '../../kernel/calculator.ts';

const izvor = 'vlastiti račun po Zakonu o PDV, čl. 23';

export const primjeri: readonly Example[] = [
  {
    naziv: 'Od osnovice 1.234,56 KM',
    izvor,
    unos: { osnovica: 1234.56, stopa: 17 },
    ocekivano: { osnovica: 1234.56, pdv: 209.88, ukupno: 1444.44 },
  },
  {
    naziv: 'Od iznosa s PDV-om 100 KM',
    izvor,
    unos: { ukupno: 100, stopa: 17 },
    ocekivano: { osnovica: 85.47, pdv: 14.53, ukupno: 100, preracunata_stopa: 14.5299 },
  },
];
