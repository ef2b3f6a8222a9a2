import { clause } from '../../clause.ts';

export const disputes = clause('Rješavanje sporova', {}, () => [
  'Sporove iz ovog ugovora ugovorne strane rješavaju sporazumno. Ako sporazum ne postignu, odlučuje nadležni sud.',
]);
