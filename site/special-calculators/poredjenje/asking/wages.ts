import { definition as district } from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import { definition as federation } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition as srpska } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import type { Definition } from '@obracun/engine/core/calculator.ts';

/** A wage under one law: of an entity, or of the District. */
export interface ComparedWage {
  readonly id: string;
  readonly title: string;
  /** Used when the title is too long for a column. */
  readonly short: string;
  /** Its name after „u“. */
  readonly place: string;
  readonly definition: Definition;
}

/** The compared ones; without hot meal, which every law treats differently and the contract decides. */
export const WAGES: readonly ComparedWage[] = [
  { id: 'rs', title: 'Republika Srpska', short: 'RS', place: 'RS', definition: srpska },
  { id: 'fbih', title: 'Federacija BiH', short: 'FBiH', place: 'FBiH', definition: federation },
  { id: 'bd', title: 'Brčko distrikt', short: 'Brčko', place: 'Brčkom', definition: district },
];
