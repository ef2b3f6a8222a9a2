import { healthOnlySlip } from '../../rules/rs/year-lines.ts';

export const slip = healthOnlySlip('osnovica_55_55', 'mjesecni_zdravstveni');
