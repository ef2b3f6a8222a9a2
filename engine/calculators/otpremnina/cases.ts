import type { Example } from '../../core/calculator.ts';

const izvor = 'vlastiti račun po Zakonu o radu FBiH, čl. 111';

export const examples: readonly Example[] = [
  {
    title: 'Federacija: 12 godina, prosjek 1.500 KM',
    source: izvor,
    input: { entitet: 'fbih', datum: '2026-10-31', prosjecna_plata: 1500, godine: 12 },
    expected: { otpremnina: 6000, isplata: 6000, najvise: 9000, neoporezivo: 12_600, oporezivo: 0 },
  },
  {
    title: 'Federacija: 20 godina, po godinama više od šest plaća',
    source: 'čl. 111 st. 3, kako ga navodi finprofi.ba',
    input: { entitet: 'fbih', datum: '2026-10-31', prosjecna_plata: 1500, godine: 20 },
    expected: { otpremnina: 9000, isplata: 9000, najvise: 9000, neoporezivo: 21_000, oporezivo: 0 },
  },
  {
    title: 'Federacija: manje od dvije godine rada',
    source: izvor,
    input: { entitet: 'fbih', datum: '2026-10-31', prosjecna_plata: 1500, godine: 1 },
    expected: { otpremnina: 0, najvise: 9000, neoporezivo: 1050 },
  },
  {
    title: 'Republika Srpska: 10 godina, prosjek 2.000 KM',
    source: 'vlastiti račun po Zakonu o radu RS, čl. 194, niska pouzdanost',
    input: { entitet: 'rs', datum: '2026-10-31', prosjecna_plata: 2000, godine: 10 },
    expected: { otpremnina: 6666.67, isplata: 6666.67 },
  },
];
