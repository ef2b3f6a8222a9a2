import type { Example } from '../core/calculator.ts';

/** A published figure we do not come to, and why. */
export interface DifferingExample extends Example {
  /** The calculator it is about. */
  readonly id: string;
  readonly why: string;
}

/** Kept apart from the golden cases: here the difference is what is told. */
export const differingExamples: readonly DifferingExample[] = [
  {
    id: 'obracun-plata',
    title: 'Najniža plata 2026. za KV, službeni bruto',
    source:
      'https://atvbl.rs/lat/vijesti/republika-srpska/vlada-donijela-odluku-o-najnizoj-plati-u-republici-srpskoj/2220909',
    input: { mjesec: 1, godina: 2026, neto_plata_input: 1050, strucna_sprema: 'KV' },
    expected: { bruto_ukupno: 1558.19, neto_plata: 1050 },
    why: 'Iz bruta 1.558,19 KM slijedi neto 1.049,99 KM: objavljeni bruto je odsječen, a ne zaokružen.',
  },
];
