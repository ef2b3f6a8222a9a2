import { money } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { farmBaseLines, farmRate, monthlyHeading, yearLine } from '../../rules/rs/year-lines.ts';

export const slip = slipOf({
  ...farmBaseLines('osnovica_45_37'),
  PIO: money('PIO', {
    section: monthlyHeading,
    mainPlace: 2,
    part: 1,
    notation: farmRate('pio'),
  }),
  zdravstveno: money('Zdravstveno osiguranje', {
    section: monthlyHeading,
    mainPlace: 3,
    part: 2,
    notation: farmRate('zdravstveno'),
  }),
  ukupni_troskovi: money('Ukupno mjesečno', {
    section: monthlyHeading,
    total: true,
    mainPlace: 1,
    whole: true,
    notation: 'PIO + zdravstveno',
  }),
  godisnji_trosak: {
    ...yearLine('Ukupno za godinu', 'ukupni_troskovi'),
    mainPlace: undefined,
    explainedOnly: true,
  },
});
