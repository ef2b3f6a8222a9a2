import { slipOf } from '../../core/slip.ts';
import { farmBaseLines, farmRate, healthLine, healthYearLine } from '../../rules/rs/year-lines.ts';

export const slip = slipOf({
  ...farmBaseLines('osnovica_nekomercijalno', 3),
  mjesecni_doprinos: healthLine(farmRate('zdravstveno', 'zdravstveno_nekomercijalno')),
  godisnji_trosak: healthYearLine('mjesecni_doprinos'),
});
