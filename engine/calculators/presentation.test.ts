import { describe, expect, it } from 'vitest';
import { loadCalculators } from './load.ts';

const TODAY = '2026-11-21';
const calculators = await loadCalculators();

describe.each(calculators.map(({ definition }) => ({ id: definition.id, definition })))(
  '$id',
  ({ definition }) => {
    const { osnove, grupe, polja, glavni, redovi, sastav } = definition;

    it('has one place for its basis', () => {
      const places = grupe.filter(({ osnovica }) => osnovica).length;
      expect(places).toBe(Object.keys(osnove).length > 0 ? 1 : 0);
    });

    it('shows every field once', () => {
      expect(grupe.flatMap((group) => group.polja).sort()).toEqual(Object.keys(polja).sort());
    });

    it('names only lines it has, and leads with another line than the one given', () => {
      const named = [
        ...Object.values(glavni).flat(),
        ...(sastav ? [sastav.cjelina, ...sastav.dijelovi] : []),
      ];
      expect(named.filter((red) => redovi[red] === undefined)).toEqual([]);
      for (const { red = '' } of Object.values(osnove))
        expect((glavni[red] ?? glavni.uvijek)[0]).not.toBe(red);
    });
  },
);

describe.each(calculators.filter(({ definition }) => definition.sastav))(
  'the parts of $definition.id',
  ({ definition, racun, calculate }) => {
    it.each(racun.primjeri.map(({ naziv, unos, dan }) => ({ naziv, unos, dan })))(
      'add up: $naziv',
      ({ unos, dan }) => {
        const outcome = calculate(unos, dan ?? TODAY);
        if ('greske' in outcome) throw new Error(outcome.greske[0]?.poruka);
        const lines = outcome.obracun.opseg.redovi as Record<string, number>;
        const { cjelina = '', dijelovi = [] } = definition.sastav ?? {};
        expect(dijelovi.reduce((sum, red) => sum + (lines[red] ?? Number.NaN), 0)).toBe(lines[cjelina]);
      },
    );
  },
);
