import type { Example } from '../../core/calculator.ts';

const izvor = 'vlastiti račun po navedenom zakonu o radu';

export const examples: readonly Example[] = [
  {
    title: 'Republika Srpska: 9 godina staža, 8 dana iskorišteno',
    source: izvor,
    input: { entitet: 'rs', datum: '2026-06-30', staz: 9, iskoristeno: 8 },
    expected: { osnovni: 20, po_stazu: 2, pun_odmor: 22, odmor: 22, preostalo: 14 },
  },
  {
    title: 'Republika Srpska: iskorišteno više dana nego što ih ima mjesec',
    source: izvor,
    input: { entitet: 'rs', datum: '2026-06-30', staz: 40, dodatni: 5, iskoristeno: 32 },
    expected: { po_stazu: 10, pun_odmor: 35, odmor: 35, preostalo: 3 },
  },
  {
    title: 'Federacija: četiri mjeseca rada',
    source: izvor,
    input: { entitet: 'fbih', datum: '2026-06-30', mjeseci: 4 },
    expected: { pun_odmor: 20, odmor: 4, preostalo: 4 },
  },
];
