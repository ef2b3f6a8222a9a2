import { describe, expect, it } from 'vitest';
import { Refusal } from '../../core/issue.ts';
import { monthHours, type TimeInput } from './hours.ts';

const NONE: TimeInput = {
  mjesec: 3,
  godina: 2026,
  sati_dnevno: null,
  zaposlen_od: null,
  zaposlen_do: null,
  neplaceno: null,
  placeno: null,
  neodrađeni_sati: null,
  bolovanje_sati: null,
  odsustvo_fond_sati: null,
  praznik_sati: null,
};
const EIGHT = 800;

/** March 2026 has 22 working days. */
const hoursOf = (given: Partial<TimeInput>) => monthHours('rs', { ...NONE, ...given }, EIGHT);

function refusedField(given: Partial<TimeInput>): string | undefined {
  try {
    hoursOf(given);
  } catch (error) {
    if (error instanceof Refusal) return error.field;
    throw error;
  }
  return undefined;
}

describe('a month filled by absences to the last hour', () => {
  it.each([725, 333])('is never exceeded when a day has %i hundredths of an hour', (sati_dnevno) => {
    const filled = hoursOf({ sati_dnevno, neplaceno: 150, placeno: 2050 });
    expect(filled.rad_sati).toBe(0);
    const { praznicni_sati, placeni_sati, neplaceni_sati } = filled;
    expect(praznicni_sati + placeni_sati + neplaceni_sati).toBe(filled.mjesec_sati);
    expect(refusedField({ sati_dnevno, neplaceno: 150, placeno: 2051 })).toBe('placeno');
  });
});

describe('refuses absences longer than the month', () => {
  it.each([
    [{ neplaceno: 3100, bolovanje_sati: 50 }, 'neplaceno'],
    [{ neplaceno: 100, bolovanje_sati: 17_600 }, 'bolovanje_sati'],
    [{ placeno: 1200, odsustvo_fond_sati: 9000 }, 'placeno'],
    [{ neodrađeni_sati: 17_601 }, 'neodrađeni_sati'],
  ] as const)('%j are refused at the longest of them', (given, field) =>
    expect(refusedField(given)).toBe(field),
  );
});
