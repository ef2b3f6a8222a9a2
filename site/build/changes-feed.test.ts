import { beforeAll, expect, test, vi } from 'vitest';
import { lawChanges, wageByYear } from '../../engine/calculators/law-changes.ts';

let json: string;

beforeAll(async () => {
  vi.stubGlobal('LAW_CHANGES', await lawChanges());
  vi.stubGlobal('WAGE_BY_YEAR', await wageByYear());
  json = (await import('./changes-feed.ts')).changesJson;
});

test('publishes amounts in KM, as the calls do', () => {
  const { neto, promjene, plata_kroz_godine } = JSON.parse(json);
  expect(neto).toBe(1500);
  expect(plata_kroz_godine[0].plate.fbih).toEqual({ bruto: 2367.15, trosak: 2512.35 });
  const july = promjene.find(
    (day: { od: string; stablo: string }) => day.od === '2025-07-01' && day.stablo === 'fbih',
  );
  // Contributions on the wage fell from 10,5 % to 5 %: 2.367,15 × 5,5 % = 130,20 in two roundings.
  expect(july.uticaj).toEqual({
    prije: { bruto: 2367.15, trosak: 2642.55 },
    poslije: { bruto: 2367.15, trosak: 2512.35 },
  });
});
