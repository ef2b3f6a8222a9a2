import type { Definition } from '@obracun/engine/kernel/calculator.ts';

/** What a tool of the browser has in common with a calculator: everything but the call and what answers it. */
export type Tool = Pick<
  Definition,
  'id' | 'naslov' | 'opis' | 'polja' | 'osnove' | 'grupe' | 'redovi' | 'cjeline' | 'glavni'
>;

/** A tool as a calculator, so that its form, link, print and spreadsheet are those of all others. Nothing is ever sent. */
export const toolDefinition = (tool: Tool): Definition => ({
  ...tool,
  entitet: 'bih',
  poziv: `/${tool.id}`,
  kartica: { naslov: tool.naslov, opis: tool.opis, kljucneRijeci: '' },
  izlaz: Object.keys(tool.redovi),
  racun: () => Promise.reject(new Error(`${tool.id} is reckoned in the browser`)),
});
