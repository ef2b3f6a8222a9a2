import { clause } from '../../clause.ts';

export const acceptance = clause('Preuzimanje posla i nedostaci', {}, () => [
  'Po završetku posla Naručilac bez odlaganja pregleda i preuzima izvršeni posao.',
  'Ako utvrdi nedostatke, Naručilac o njima obavještava Izvršioca, a Izvršilac ih otklanja u primjerenom roku i o svom trošku.',
]);
