import type { Day } from '../../../core/days/day.ts';
import { counted, formatAmount, HOURS } from '../../../core/numbers/format.ts';
import type { Article, Block, Text } from '../../../documents/blocks.ts';
import { typed } from '../../../documents/contract/texts/wording.ts';
import { BLANK, given, givenDay, oneLine } from '../../../documents/typed-text.ts';
import type { Act } from './act-form.ts';
import { agreement, finalArticle } from './agreement.ts';
import { basisOf } from './labour-law.ts';
import { payWord } from './people.ts';

type Written = readonly [heading: string, paragraphs: readonly Text[]];

/** The changes as articles, each under the word of its field. */
function changesOf(act: Act): readonly Written[] {
  const pay = payWord(act);
  const found: Written[] = [];
  if (oneLine(act.newJobTitle))
    found.push(['Radno mjesto', [`Radnik radi na radnom mjestu: ${oneLine(act.newJobTitle)}.`]]);
  if (oneLine(act.newWorkplace))
    found.push([
      'Mjesto rada',
      [`Radnik ugovorene poslove obavlja na mjestu: ${oneLine(act.newWorkplace)}.`],
    ]);
  if (act.newWeeklyHours !== null)
    found.push([
      'Radno vrijeme',
      [`Radno vrijeme Radnika iznosi ${counted(act.newWeeklyHours, HOURS)} sedmično.`],
    ]);
  if (act.newSalary !== null)
    found.push([
      pay === 'plaća' ? 'Plaća' : 'Plata',
      [`Osnovna ${pay} Radnika iznosi ${formatAmount(act.newSalary)} KM ${act.newSalaryType} mjesečno.`],
    ]);
  if (act.newEndDate)
    found.push(['Trajanje ugovora', [`Ugovor se produžava i traje do ${givenDay(act.newEndDate)}`]]);
  if (typed(act.otherChanges).length > 0) found.push(['Druge izmjene', typed(act.otherChanges)]);
  return found;
}

/** True when an annex changes something. */
export const hasChanges = (act: Act): boolean => changesOf(act).length > 0;

const OPEN: Written = ['Izmjene ugovora', [BLANK]];

/** An annex of a contract of employment: what changes, and that the rest stays. */
export function annexBlocks(act: Act, day: Day): readonly Block[] {
  const changes = changesOf(act);
  const articles: readonly Written[] = [
    [
      'Predmet aneksa',
      [
        `Ovim aneksom ugovorne strane mijenjaju ugovor o radu zaključen dana ${givenDay(act.contractDay)} za radno mjesto ${given(act.jobTitle)} (u daljem tekstu: Ugovor).`,
        `Izmjene važe od ${givenDay(act.from)}`,
      ],
    ],
    ...(changes.length > 0 ? changes : [OPEN]),
    ['Ostale odredbe', ['Odredbe Ugovora koje ovim aneksom nisu izmijenjene ostaju na snazi.']],
    finalArticle(
      act,
      'Aneks je sastavni dio Ugovora i stupa na snagu kada ga potpišu obje ugovorne strane.',
      'Aneks',
    ),
  ];
  return agreement(act, day, {
    title: 'Aneks ugovora o radu',
    basis: basisOf(act),
    what: 'ovaj aneks ugovora o radu',
    articles: articles.map(
      ([heading, paragraphs], at): Article => ({ kind: 'article', number: at + 1, heading, paragraphs }),
    ),
  });
}
