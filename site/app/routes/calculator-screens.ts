import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { ComponentType } from 'react';

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
  source: 'payroll/wage/wage-page.tsx',
  load: async () => (await import('../../payroll/wage/wage-page.tsx')).WagePage,
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
export const screenFor = (id: string): LazyScreen => OWN[id] ?? generic;
