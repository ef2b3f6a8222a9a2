import { setting } from '../../storage/setting.ts';

export const ENTITIES = ['rs', 'fbih', 'bd'] as const;
export type ChosenEntity = (typeof ENTITIES)[number];

/** The entities as words of a choice. */
export const ENTITY_TEXT = [
  { value: 'rs', label: 'RS' },
  { value: 'fbih', label: 'FBiH' },
  { value: 'bd', label: 'Brčko' },
];

/** The entity chosen last on this device. */
export const lastEntity = setting('entitet', ENTITIES);
