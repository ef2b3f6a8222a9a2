import { MUNICIPALITIES } from '@obracun/engine/payroll/firms/municipalities/municipalities.ts';
import {
  municipalityKey,
  storedMunicipality,
} from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { MunicipalityKey, PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { useState } from 'react';
import type { DeviceKey } from '../../storage/device-keys.ts';
import { readStored, writeStored } from '../../storage/device-storage.ts';

/** The municipality of a value; undefined for an unknown one, such as an old one. */
export function placeOf(value: string): MunicipalityKey | undefined {
  const found = MUNICIPALITIES.find((one) => municipalityKey(one) === value);
  return found && storedMunicipality(found);
}

interface ChosenPlaces {
  /** Municipality of the payer. */
  readonly seat: string;
  /** Municipality of the payee; empty: the same. */
  readonly home: string;
}

/** The municipalities last chosen on this device for an entity; no request contains them. */
export function usePlaces(entity: PayrollEntity) {
  const [places, setPlaces] = useState<ChosenPlaces>(() => ({
    seat: readStored(keyOf('firme', entity)) ?? ONLY[entity] ?? '',
    home: readStored(keyOf('radnika', entity)) ?? '',
  }));
  const choose = (next: ChosenPlaces): void => {
    setPlaces(next);
    writeStored(keyOf('firme', entity), next.seat);
    writeStored(keyOf('radnika', entity), next.home);
  };
  return [places, choose] as const;
}

const keyOf = (whose: 'firme' | 'radnika', entity: PayrollEntity): DeviceKey => `opstina-${whose}-${entity}`;

/** The District is one municipality. */
const ONLY: Partial<Record<PayrollEntity, string>> = { bd: 'bd:Brčko distrikt' };
