import type { Example } from '../../kernel/calculator.ts';

const izvor = 'vlastiti račun po stopama zakona, bez objavljenog primjera';

export const primjeri: readonly Example[] = [
  {
    naziv: '2025: 30 % od 2.146 KM, zdravstveno 10,2 %',
    izvor,
    unos: { godina: 2025 },
    ocekivano: {
      prosjecna_bruto: 2146,
      osnovica: 643.8,
      mjesecni_zdravstveni: 65.67,
      godisnji_trosak: 788.04,
    },
  },
  {
    naziv: '2021: 30 % od 1.485 KM, zdravstveno 12 %',
    izvor,
    unos: { godina: 2021 },
    ocekivano: { osnovica: 445.5, mjesecni_zdravstveni: 53.46, godisnji_trosak: 641.52 },
  },
];
