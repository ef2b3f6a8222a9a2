import type { Definition } from '@obracun/engine/core/calculator.ts';
import { type ComponentType, createElement } from 'react';
import { loadDefinition } from '../../calculator/load-definition.ts';
import type { Card } from '../../pages/directory/card.ts';
import type { Page, Screen } from '../../pages/directory/page.ts';

type ScreenOfDefinition = ComponentType<{ readonly definition: Definition }>;

interface LazyScreen {
  /** The source file, relative to the folder of the site. */
  readonly source: string;
  readonly load: () => Promise<ScreenOfDefinition>;
}

const generic: LazyScreen = {
  source: 'calculator/calculator-page.tsx',
  load: async () => (await import('../../calculator/calculator-page.tsx')).CalculatorPage,
};

const byYear: LazyScreen = {
  source: 'special-calculators/years/year-page.tsx',
  load: async () => (await import('../../special-calculators/years/year-page.tsx')).YearPage,
};

const tenure: LazyScreen = {
  source: 'special-calculators/datum-staza/tenure-page.tsx',
  load: async () => (await import('../../special-calculators/datum-staza/tenure-page.tsx')).TenurePage,
};

const wage: LazyScreen = {
  source: 'payroll/papers/wage/wage-page.tsx',
  load: async () => (await import('../../payroll/papers/wage/wage-page.tsx')).WagePage,
};

const OWN: Readonly<Record<string, LazyScreen>> = {
  'minuli-topli': wage,
  'obracun-plata': wage,
  'kalkulator-fbih': wage,
  'kalkulator-brcko': wage,
  'datum-staza': tenure,
  'doprinosi-nekom': byYear,
  'doprinosi-kom-pio': byYear,
  'doprinosi-kom-nepio': byYear,
  'doprinosi-vlasnik': byYear,
  'doprinosi-samostalno': byYear,
  'doprinosi-dopunsko': byYear,
};

/** The screen of a calculator: the common one, unless its form or answer differs. */
const screenFor = (id: string): LazyScreen => OWN[id] ?? generic;

declare const CALCULATOR_CARDS: readonly Card[];

function pageOf({ id, title, entity }: Card): Page {
  const screen = screenFor(id);
  return {
    path: `/${id}`,
    title,
    group: entity,
    preload: [screen.source, `../engine/calculators/${id}/definition.ts`],
    load: async () => {
      const [Screen, definition] = await Promise.all([screen.load(), loadDefinition(id)]);
      return screenOf(Screen, { definition });
    },
  };
}

/** The page of every calculator in the registry, in its order. */
export const calculatorPages: readonly Page[] = CALCULATOR_CARDS.map(pageOf);

/** A component with props, as a screen without. */
export const screenOf =
  <P extends object>(Component: ComponentType<P>, props: P): Screen =>
  () =>
    createElement(Component, props);
