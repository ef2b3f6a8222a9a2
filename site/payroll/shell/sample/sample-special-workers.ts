import { addDays, addMonths, type Day, dayOf, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { withValueFrom } from '@obracun/engine/payroll/model/dated-worker.ts';
import type { MunicipalityKey } from '@obracun/engine/payroll/model/place.ts';
import { newWorker, type Worker } from '@obracun/engine/payroll/model/worker.ts';

/** The firms and places of the sample. */
interface SamplePlaces {
  readonly federation: string;
  readonly srpska: string;
  readonly sarajevo: MunicipalityKey;
  readonly banjaLuka: MunicipalityKey;
}

const address = 'Izmišljena ulica bb';

/** Invented workers with rules of their own: a director without pay, a pripravnik, and one employed twice with values that changed. */
export function sampleSpecialWorkers({ year, month }: YearMonth, places: SamplePlaces): readonly Worker[] {
  const before = (months: number, day = 1): Day => addMonths(dayOf(year, month, day), -months);
  const twice: Worker = {
    ...newWorker('ogledni-9', places.srpska),
    lastName: 'Deveta',
    firstName: 'Radnica',
    jmbg: '1702899990097',
    address,
    municipality: places.banjaLuka,
    account: '5559990000010916',
    otherAccounts: [{ account: '5529990000010961', amount: 20_000 }],
    position: 'prodavač',
    costCentre: 'Prodavnica 1',
    schooling: 'SSS',
    dailyHours: 400,
    earlierSpells: [{ from: before(40), to: addDays(before(22), -1) }],
    employedFrom: before(14),
    agreed: [
      { from: before(14), kind: 'bruto', amount: 100_000 },
      { from: before(5), kind: 'bruto', amount: 190_000 },
      { from: before(1), kind: 'bruto', amount: 200_000 },
    ],
  };
  return [
    {
      ...newWorker('ogledni-7', places.federation),
      lastName: 'Sedmi',
      firstName: 'Direktor',
      jmbg: '1205899990077',
      address,
      municipality: places.sarajevo,
      account: '3389990000010776',
      position: 'direktor',
      employedFrom: before(30),
      status: 'unpaid',
    },
    {
      ...newWorker('ogledni-8', places.federation),
      lastName: 'Osma',
      firstName: 'Pripravnica',
      jmbg: '2107899990087',
      address,
      municipality: places.sarajevo,
      account: '1619990000010812',
      position: 'pripravnik knjigovođa',
      costCentre: 'Računovodstvo',
      schooling: 'VSS',
      employedFrom: before(4),
      agreed: [{ from: before(4), kind: 'bruto', amount: 175_000 }],
      status: 'trainee',
      postWage: 250_000,
    },
    // Full time since the second raise, and a dependant since the last one.
    withValueFrom(withValueFrom(twice, 'dailyHours', before(5), 800), 'dependants', before(1), 1_000_000),
  ];
}
