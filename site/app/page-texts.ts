import type { Door } from '../ui/door-cards.tsx';
import type { DoorSign } from '../ui/door-sign.tsx';
import type { CardTexts } from './card.ts';
import type { Page } from './page.ts';
import { portalTexts } from './portal-texts.ts';

declare const CALCULATOR_TEXTS: readonly CardTexts[];

/** The words about a page that lists, search and search engines show. */
export interface PageTexts {
  readonly description: string;
  /** Words people may look for besides those of the title and description. */
  readonly keywords?: string;
  /** The name and line in lists of links, where shorter than title and description. */
  readonly door?: Pick<Door, 'title' | 'line'>;
  /** What its card is marked with. */
  readonly sign?: DoorSign;
}

const calculatorTexts = ({ opis, kartica }: CardTexts): PageTexts => ({
  description: opis,
  keywords: kartica.kljucneRijeci,
  door: { title: kartica.naslov, line: kartica.opis },
  sign: kartica.znak,
});

const texts = new Map<string, PageTexts>([
  ...Object.entries(portalTexts),
  ...CALCULATOR_TEXTS.map((card) => [`/${card.id}`, calculatorTexts(card)] as const),
]);

/** What there is to say about a page of the table. */
export function textsOf({ path, copyOf = path }: Page): PageTexts {
  const found = texts.get(copyOf);
  if (found === undefined) throw new Error(`no words about ${path}`);
  return found;
}
