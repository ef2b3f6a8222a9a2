import type { Definition } from '@obracun/engine/kernel/calculator.ts';

export const CalculatorPage = ({ definition }: { readonly definition: Definition }) => (
  <h1>{definition.naslov}</h1>
);
