import type { Day } from '../../../core/days/day.ts';
import { formatMoney } from '../../../core/numbers/format.ts';
import type { Article, Block, Text } from '../../../documents/blocks.ts';
import { statedIfGiven, typed } from '../../../documents/contract/texts/wording.ts';
import { given, givenDay } from '../../../documents/typed-text.ts';
import type { Act } from './act-form.ts';
import { agreement, finalArticle } from './agreement.ts';
import { basisOf } from './labour-law.ts';

const TITLES: Readonly<Record<string, string>> = {
  fbih: 'Sporazum o prestanku ugovora o radu',
  rs: 'Sporazum o prestanku radnog odnosa',
  bd: 'Sporazum o prestanku radnog odnosa',
};

const PAYS = { fbih: 'plaću i naknade plaće', other: 'platu i naknade plate' };

/** The agreement of both parties to end a contract. */
export function mutualBlocks(act: Act, day: Day): readonly Block[] {
  const articles: readonly (readonly [string, readonly Text[]])[] = [
    [
      'Prestanak ugovora',
      [
        `Ugovorne strane su saglasne da ugovor o radu zaključen dana ${givenDay(act.contractDay)} za radno mjesto ${given(act.jobTitle)} prestaje dana ${givenDay(act.lastDay)}`,
      ],
    ],
    [
      'Obaveze do prestanka',
      [
        'Radnik do dana prestanka predaje poslove, dokumentaciju i povjerena sredstva rada.',
        ...statedIfGiven('Predaje se i', act.handover),
        ...typed(act.unusedLeave),
      ],
    ],
    [
      'Isplate',
      [
        `Poslodavac Radniku isplaćuje ${act.entity === 'fbih' ? PAYS.fbih : PAYS.other} do dana prestanka ugovora i odjavljuje ga s obaveznih osiguranja.`,
        ...(act.severance === null
          ? []
          : [`Radniku se isplaćuje otpremnina u iznosu od ${formatMoney(act.severance)}.`]),
      ],
    ],
    finalArticle(act, 'Ugovorne strane izjavljuju da ovaj sporazum zaključuju slobodnom voljom.', 'Sporazum'),
  ];
  return agreement(act, day, {
    title: TITLES[act.entity] ?? '',
    basis: basisOf(act),
    what: 'ovaj sporazum',
    articles: articles.map(
      ([heading, paragraphs], at): Article => ({ kind: 'article', number: at + 1, heading, paragraphs }),
    ),
  });
}
