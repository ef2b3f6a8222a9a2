import { money } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { baseLines, monthlyHeading, yearLine } from '../../rules/rs/year-lines.ts';

export const slip = slipOf({
  ...baseLines('osnovica_dopunsko'),
  PIO: money('PIO mjesečno', {
    section: monthlyHeading,
    mainPlace: 1,
    notation: 'osnovica × zakon.doprinosi.pio',
  }),
  godisnji_trosak: { ...yearLine('Ukupno za godinu', 'PIO'), mainPlace: 2 },
});
