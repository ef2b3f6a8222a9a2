import { slipOf } from '../../core/slip.ts';
import { farmBaseLines, farmRate, healthLine, healthYearLine } from '../../rules/rs/year-lines.ts';

export const slip = slipOf({
  ...farmBaseLines('osnovica_55_55', 3),
  mjesecni_zdravstveni: healthLine(farmRate('zdravstveno')),
  godisnji_trosak: healthYearLine('mjesecni_zdravstveni'),
});
