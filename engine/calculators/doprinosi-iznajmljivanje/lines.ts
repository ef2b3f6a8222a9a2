import { slipOf } from '../../core/slip.ts';
import { baseLines, healthLine, healthYearLine } from '../../rules/rs/year-lines.ts';

export const slip = slipOf({
  ...baseLines('osnovica_iznajmljivanje', 3),
  zdravstveno: healthLine('osnovica × zakon.doprinosi.zdravstveno'),
  godisnji_trosak: healthYearLine('zdravstveno'),
});
