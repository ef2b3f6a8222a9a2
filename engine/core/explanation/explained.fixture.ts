import type { CalculatorRules, Presentation } from '../calculator.ts';
import type { AnyParameter, Source, Unit } from '../law.ts';

/** A parameter of the law with one value from 2020 to 2021. */
export const figure = (
  naziv: string,
  value: readonly [key: string, figure: number | boolean, unit: Unit],
  source: Partial<Source> = {},
): AnyParameter => {
  const [key, stored, jedinica] = value;
  const izvor: Source = {
    pouzdanost: 'visoka',
    provjereno: '2026-11-02',
    propis: `Zakon: ${naziv}`,
    ...source,
  };
  return {
    naziv,
    neobavezno: true,
    znacenja: { [key]: { naziv, jedinica } },
    poznato_do: '2021-12-31',
    promjene: [{ od: '2020-01-01', vrijednost: { [key]: stored }, izvor }],
  };
};

/** The part of a calculation that explanations and warnings of uncertainty read. */
export const rulesOf = (
  parametri: Readonly<Record<string, AnyParameter>>,
  rest: Partial<CalculatorRules> = {},
): CalculatorRules => ({ law: { naziv: 'Proba', parametri }, ...rest }) as CalculatorRules;

/** The part of a definition that explanations read. */
export const presentationOf = (
  lines: Readonly<Record<string, readonly [label: string, kind: string]>>,
  output: readonly string[],
): Presentation =>
  ({
    lines: Object.fromEntries(Object.entries(lines).map(([name, [label, kind]]) => [name, { label, kind }])),
    fields: { odbitak: { label: 'Odbitak', kind: 'iznos' }, stopa: { label: 'Stopa', kind: 'posto' } },
    bases: {},
    output,
  }) as unknown as Presentation;
