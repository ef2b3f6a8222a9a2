import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

const izvor = 'https://boffice.ba/znate-li-ko-moze-biti-mali-preduzetnik/';

export const examples: readonly Example[] = [
  {
    title: 'Prihod 36.000 KM: 2 %',
    source: izvor,
    input: { godina: 2026, prihod: 36_000 },
    expected: { porez: 720 },
  },
  {
    title: 'Prihod ispod 30.000 KM: najmanje 600 KM',
    source: izvor,
    input: { godina: 2026, prihod: 20_000 },
    expected: { porez: 600 },
  },
  {
    title: 'Prihod 100.000 KM, na zahtjev od 2025.',
    source: OWN_WORKING,
    input: { godina: 2026, prihod: 100_000 },
    expected: { porez: 2000, doprinosi: 6116.76, ukupne_obaveze: 8116.76, ostaje: 91_883.24 },
  },
  {
    title: 'Pola godine: najmanji porez je upola manji',
    source: OWN_WORKING,
    input: { godina: 2026, prihod: 10_000, mjeseci: 6 },
    expected: { porez: 300, doprinosi: 3058.38, ukupne_obaveze: 3358.38, ostaje: 6641.62 },
  },
];
