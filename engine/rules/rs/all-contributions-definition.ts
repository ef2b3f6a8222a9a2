import { money } from '../salary/words.ts';
import { fundLines, fundWords } from './fund-words.ts';
import { baseSection, yearForm, yearWords } from './year-definition.ts';

/** Form and result of who pays all four contributions on a base set for the year. */
export const allContributionsForm = {
  ...yearForm,
  redovi: {
    ...yearWords,
    ...fundWords,
    ukupne_obaveze: money('Ukupne mjesečne obaveze'),
    godisnje_obaveze: money('Ukupne godišnje obaveze'),
  },
  izlaz: ['prosjecna_bruto', 'osnovica', 'ukupne_obaveze'],
  cjeline: [
    baseSection,
    {
      naslov: 'Doprinosi mjesečno',
      redovi: [...fundLines, 'ukupne_obaveze'],
      zbirovi: ['ukupne_obaveze'],
    },
    { naslov: 'Za godinu', redovi: ['godisnje_obaveze'], zbirovi: ['godisnje_obaveze'] },
  ],
  glavni: { uvijek: ['ukupne_obaveze', 'osnovica', 'godisnje_obaveze'] },
  sastav: { cjelina: 'ukupne_obaveze', dijelovi: fundLines },
} as const;
