import { healthOnlySlip } from '../../rules/rs/year-lines.ts';

export const slip = healthOnlySlip('osnovica_iznajmljivanje', 'zdravstveno');
