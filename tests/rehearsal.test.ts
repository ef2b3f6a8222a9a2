import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Calculator } from '../engine/core/calculate.ts';
import { yearOf } from '../engine/core/days/day.ts';
import { knownUntil, type LawTree } from '../engine/core/law.ts';
import { lawTrees } from '../engine/law/index.ts';
import { dueOf } from '../scripts/law/due.mjs';
import { writeYear } from '../scripts/law/next-year.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const year = yearOf(knownUntil(lawTrees.rs)) + 1;
const read = `${year}-01-26`;

/** Made-up figures of the next year, as a person writes them. */
const FIGURES = `
rs.prosjecna_bruto:
  vrijednost: { iznos: 2500 }
  glasilo: Sl. glasnik RS 7/27
  url: https://www.slglasnik.org
  pouzdanost: visoka
  provjereno: ${read}
rs.najniza_plata:
  vrijednost: { NK: 1100, KV: 1150, SSS: 1200, VŠS: 1450, VSS: 1550 }
  propis: Odluka o najnižoj plati u Republici Srpskoj
  glasilo: Sl. glasnik RS 1/27
  url: https://www.slglasnik.org
  pouzdanost: visoka
  provjereno: ${read}
rs.solidarnost:
  potvrdjeno: ${read}
fbih.najniza_plata:
  vrijednost: { neto: 1100 }
  propis: Odluka o iznosu najniže plaće
  glasilo: Sl. novine FBiH 1/27
  url: https://fbihvlada.gov.ba
  pouzdanost: visoka
  provjereno: ${read}
fbih.osnovica_samostalne:
  prosjek: 2600
  glasilo: Sl. novine FBiH 1/27
  pouzdanost: srednja
  provjereno: ${read}
fbih.topli_obrok_neoporezivo:
  poznato_do: ${year}-12-31
bd.porez_na_platu:
  vrijednost: { stopa: 10, licni_odbitak: 1300, po_clanu: 0.5 }
  glasilo: Sl. glasnik Brčko distrikta 2/27
  pouzdanost: srednja
  provjereno: ${read}
`;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'obracun-year-'));
  for (const part of ['engine', 'scripts'])
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => !/node_modules|dist|\.test\.ts$/.test(path),
    });
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

const loaded = async <T>(file: string): Promise<T> =>
  (await runnerImport<T>(join(copy, file), { configFile: false, root: copy })).module;

/** Loads every calculator before the runner closes. */
const ENTRY = `import { loadCalculators } from './engine/calculators/load.ts';
export const calculators = await loadCalculators();`;

async function calculated(id: string, input: object) {
  writeFileSync(join(copy, 'entry.ts'), ENTRY);
  const { calculators } = await loaded<{ calculators: readonly Calculator[] }>('entry.ts');
  const found = calculators.find(({ definition }) => definition.id === id);
  const outcome = found?.calculate({ godina: year, mjesec: 1, ...input }, read);
  if (!found || !outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  return JSON.parse(found.answer(outcome.calculation));
}

describe('the law of a made-up next year', () => {
  test('is written from one file of figures, with all that follows from them', async () => {
    const files = await writeYear(copy, String(year), parse(FIGURES, { schema: 'core' }));
    expect(files).toHaveLength(7);
    const law = (await loaded<{ lawTrees: Record<string, LawTree> }>('engine/law/index.ts')).lawTrees;
    const last = (id: string) => {
      const [tree = '', name = ''] = id.split('.');
      const { promjene, poznato_do } = law[tree]?.parametri[name] ?? never(id);
      const { od, vrijednost, izvor } = promjene.at(-1) ?? never(id);
      return { od, vrijednost, poznato_do, provjereno: izvor.provjereno };
    };
    const whole = { od: `${year}-01-01`, poznato_do: `${year}-12-31`, provjereno: read };
    expect(last('rs.prosjecna_bruto')).toEqual({ ...whole, vrijednost: { iznos: 250_000 } });
    expect(last('rs.topli_obrok_minimum')).toEqual({ ...whole, vrijednost: { iznos: 2125 } });
    expect(last('fbih.najniza_osnovica')).toEqual({ ...whole, vrijednost: { neto: 110_000 } });
    expect(last('fbih.osnovica_samostalne')).toMatchObject({
      vrijednost: { slobodno: 286_000, obrt: 169_000 },
    });
    expect(last('fbih.osnovica_djelatnosti')).toMatchObject({ ...whole, vrijednost: { iznos: 78_000 } });
    expect(last('rs.solidarnost')).toMatchObject({ provjereno: read, poznato_do: `${year + 1}-03-31` });
    expect(last('rs.minuli_rad').provjereno).not.toBe(read);
  });

  test('calculates its January in the three entities', async () => {
    expect(await calculated('minuli-topli', { bruto_plata_input: 2000 })).toMatchObject({
      minimal_topli_obrok: 21.25,
    });
    const federal = { bruto_plata_input: 1200, najniza_osnovica: true, topli_obrok_input: 10 };
    expect((await calculated('kalkulator-fbih', federal)).osnovica_doprinosa).toBeGreaterThan(1605.48);
    expect(await calculated('kalkulator-brcko', { bruto_plata_input: 2000, fond: 'RS' })).toMatchObject({
      licni_odbitak: 1300,
    });
  });

  test('leaves only the published gross of Republika Srpska to write', async () => {
    const { published, named } = await dueOf(copy, `${year}-01-27`);
    expect(published.map(({ id }) => id)).toEqual(['rs.najniza_bruto']);
    expect(named.map(({ id }) => id)).not.toContain('rs.solidarnost');
    expect(published[0]?.place).toMatch(/^engine\/law\/rs\/minimum-wage\.ts:\d+$/);
  });

  test.each([
    [
      'rs.prosjecna: { potvrdjeno: 2027-01-01 }',
      'rs.prosjecna: no such figure. Names are those of npm run law:due',
    ],
    ['rs.prosjecna_bruto: { vrijednost: { iznos: 1 } }', 'write provjereno, the day you read it'],
    [
      'rs.prosjecna_bruto: { vrijednost: { posto: 1 }, provjereno: 2027-01-01, pouzdanost: visoka }',
      'vrijednost needs exactly iznos.',
    ],
    [
      'rs.topli_obrok_minimum: { vrijednost: 1, cijena: 2 }',
      'cijena is no part of a row. Parts are od, vrijednost',
    ],
    [
      'fbih.najniza_osnovica: { vrijednost: { neto: 1 }, provjereno: 2027-01-01, pouzdanost: visoka }',
      'its rows follow from another figure. Write that one.',
    ],
    ['rs.solidarnost: {}', 'write vrijednost with a source, or potvrdjeno or poznato_do with a day.'],
    ['rs.solidarnost: { potvrdjeno: januar }', 'write potvrdjeno as a day, 2027-01-25.'],
  ])('refuses %s and says what to write', async (text, message) => {
    const file = join(copy, 'engine/law/rs/average-wage.ts');
    const before = readFileSync(file, 'utf8');
    await expect(writeYear(copy, String(year), parse(text, { schema: 'core' }))).rejects.toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('writes nothing of a file with one wrong figure', async () => {
    const file = join(copy, 'engine/law/rs/solidarity.ts');
    const before = readFileSync(file, 'utf8');
    const text = `rs.solidarnost: { potvrdjeno: ${year}-02-01 }\nfbih.najniza_osnovica: { vrijednost: { neto: 1 }, provjereno: 2027-01-01, pouzdanost: visoka }`;
    await expect(writeYear(copy, String(year), parse(text, { schema: 'core' }))).rejects.toThrow();
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

function never(id: string): never {
  throw new Error(`no ${id}`);
}
