import { describe, expect, it, test } from 'vitest';
import type { CalculatorRules } from '../calculator.ts';
import { Refusal } from '../issue.ts';
import type { AnyParameter } from '../law.ts';
import { lawOn } from '../law.ts';
import type { Notations } from '../lines.ts';
import { figure, rulesOf } from './explained.fixture.ts';
import type { NamedValues } from './notation.ts';
import { uncertain } from './uncertain.ts';

type Law = Readonly<Record<string, Readonly<Record<string, number>>>>;

const doubted = { pouzdanost: 'niska' } as const;
const tax = figure('Porez', ['stopa', 100_000, 'posto'], doubted);

interface Case {
  readonly law?: Readonly<Record<string, AnyParameter>>;
  readonly formula?: (law: Law) => NamedValues;
  readonly notations?: Notations;
  readonly output?: readonly string[];
  readonly day?: string;
}

const taxed = ({ porez }: Law): NamedValues => ({
  osnovica: 1000,
  porez: 1000 * (porez?.stopa ?? 0),
  neto: 1000 - 1000 * (porez?.stopa ?? 0),
});
const TAXED = { osnovica: 'unos.osnovica', porez: 'osnovica × zakon.porez.stopa', neto: 'osnovica − porez' };

function warningsOf({
  law = { porez: tax },
  formula = taxed,
  notations = TAXED,
  output = ['osnovica', 'porez', 'neto'],
  day = '2021-05-01',
}: Case) {
  const rules: CalculatorRules = rulesOf(law);
  const known: NamedValues = lawOn(rules.law, day);
  const under = (other: NamedValues) => formula(other as Law);
  const scope = { input: {}, lines: under(known), law: known };
  return uncertain(rules, { day, scope, notations: () => notations, output, under });
}

const fieldsOf = (given: Case) => warningsOf(given).map(({ polje }) => polje);

describe('the wording of a warning', () => {
  it.each([
    [{}, 'Porez: podatak je niske pouzdanosti, provjerite ga.'],
    [{ napomena: 'iz novina' }, 'Porez: podatak je niske pouzdanosti, provjerite ga.'],
    [{ upozorenje: 'računato kao lani' }, 'Porez: računato kao lani.'],
  ])('says what to check, without the note, and the source: %j', (note, poruka) => {
    const law = { porez: figure('Porez', ['stopa', 100_000, 'posto'], { ...doubted, ...note }) };
    expect(warningsOf({ law })).toEqual([{ polje: 'porez', poruka, izvor: 'Zakon: Porez' }]);
  });
});

describe('no warning', () => {
  it.each(['visoka', 'srednja'] as const)('for certainty %s', (pouzdanost) => {
    expect(
      fieldsOf({ law: { porez: figure('Porez', ['stopa', 100_000, 'posto'], { pouzdanost }) } }),
    ).toEqual([]);
  });

  it.each(['2019-12-31', '2022-01-01'])('for a figure that has no value on the day: %s', (day) => {
    expect(fieldsOf({ day, formula: () => ({ osnovica: 1, porez: 2, neto: 3 }) })).toEqual([]);
  });

  it('for a figure that no line names', () => {
    expect(fieldsOf({ notations: { ...TAXED, porez: 'unos.porez' } })).toEqual([]);
  });

  it('for a figure that changes no line', () => {
    expect(fieldsOf({ formula: () => ({ osnovica: 1, porez: 2, neto: 3 }) })).toEqual([]);
  });

  it('for a figure that changes only a line that shows it', () => {
    const formula = ({ porez }: Law) => ({ porez: porez?.stopa, neto: 5 });
    expect(fieldsOf({ formula, notations: { porez: 'zakon.porez.stopa', neto: '5' } })).toEqual([]);
    // A notation longer than a name is a calculation.
    expect(fieldsOf({ formula, notations: { porez: '2 × zakon.porez.stopa', neto: '5' } })).toEqual([
      'porez',
    ]);
  });

  it('for a figure that changes only lines outside the answer', () => {
    expect(fieldsOf({ output: ['osnovica'] })).toEqual([]);
  });
});

describe('warns beside the line nearest to the figure', () => {
  it('when the answer contains it', () => {
    expect(fieldsOf({ output: ['osnovica', 'neto'] })).toEqual(['neto']);
  });

  it('when the figure changes it', () => {
    const still = (law: Law) => ({ ...taxed(law), porez: 1 });
    expect(fieldsOf({ formula: still })).toEqual(['neto']);
  });

  it('prefers a line that shows the figure among those that calculate with it', () => {
    const formula = (law: Law) => ({ ...taxed(law), stopa: law.porez?.stopa });
    const notations = { stopa: 'zakon.porez.stopa', neto: 'osnovica × (1 − stopa)' };
    expect(fieldsOf({ formula, notations, output: ['stopa', 'neto'] })).toEqual(['stopa']);
  });
});

describe('the other figure', () => {
  const tried = (law: Readonly<Record<string, AnyParameter>>, key: string) => {
    const seen: unknown[] = [];
    warningsOf({
      law,
      formula: (figures) => {
        seen.push(figures.porez?.[key]);
        return { osnovica: 1, porez: 2, neto: 3 };
      },
    });
    return seen;
  };

  it('is a tenth greater, then a tenth smaller, in whole units', () => {
    expect(tried({ porez: figure('Porez', ['stopa', 100_000, 'posto'], doubted) }, 'stopa')).toEqual([
      100_000, 110_000, 90_000,
    ]);
    expect(tried({ porez: figure('Porez', ['stopa', 17, 'posto'], doubted) }, 'stopa')).toEqual([17, 19, 15]);
  });

  it('is not made when the value is no number', () => {
    expect(tried({ porez: figure('Porez', ['ima', true, 'da_ne'], doubted) }, 'ima')).toEqual([
      true,
      true,
      true,
    ]);
  });

  it.each([
    ['greater', (rate: number) => Math.max(rate, 100_000)],
    ['smaller', (rate: number) => Math.min(rate, 100_000)],
  ])('changes the result only where it is %s', (_, limited) => {
    const formula = ({ porez }: Law) => ({ osnovica: 1, porez: limited(porez?.stopa ?? 0), neto: 3 });
    expect(fieldsOf({ formula })).toEqual(['porez']);
  });

  it('has no effect when it leaves no solution', () => {
    const refuse = () => {
      throw new Refusal('neto', 'nema_rjesenja', 'Nema rješenja.');
    };
    const upTo = (most: number, least: number) => (law: Law) => {
      const rate = law.porez?.stopa ?? 0;
      return rate > most || rate < least ? refuse() : taxed(law);
    };
    expect(fieldsOf({ formula: upTo(100_000, 0) })).toEqual(['porez']);
    expect(fieldsOf({ formula: upTo(100_000, 100_000) })).toEqual([]);
  });

  it('throws when the formula fails under it', () => {
    const formula = (law: Law) => {
      if (law.porez?.stopa !== 100_000) throw new TypeError('ours');
      return taxed(law);
    };
    expect(() => fieldsOf({ formula })).toThrow('ours');
  });
});

test('varies one uncertain figure at a time', () => {
  const deduction = figure('Odbitak', ['iznos', 10, 'iznos'], doubted);
  const seen: unknown[] = [];
  const formula = ({ porez, odbitak }: Law) => {
    seen.push([porez?.stopa, odbitak?.iznos]);
    return { porez: porez?.stopa, neto: odbitak?.iznos };
  };
  const notations = { porez: '1 × zakon.porez.stopa', neto: '1 × zakon.odbitak.iznos' };
  expect(fieldsOf({ law: { porez: tax, odbitak: deduction }, formula, notations })).toEqual([
    'porez',
    'neto',
  ]);
  expect(seen).toEqual([
    [100_000, 10],
    [110_000, 10],
    [100_000, 11],
  ]);
});
