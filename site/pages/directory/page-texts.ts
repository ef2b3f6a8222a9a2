import type { CardTexts } from './card.ts';
import type { Page, PageTexts } from './page.ts';
import { portalTexts } from './portal-texts.ts';
import { toolTexts } from './tool-texts.ts';

declare const CALCULATOR_TEXTS: readonly CardTexts[];

const calculatorTexts = ({ description, card }: CardTexts): PageTexts => ({
  description,
  keywords: card.keywords,
  door: { title: card.title, line: card.description },
  sign: card.sign,
});

const texts = new Map<string, PageTexts>([
  ...Object.entries({ ...portalTexts, ...toolTexts }),
  ...CALCULATOR_TEXTS.map((card) => [`/${card.id}`, calculatorTexts(card)] as const),
]);

/** The texts of a page of the table. */
export function textsOf({ path, copyOf = path }: Page): PageTexts {
  const found = texts.get(copyOf);
  if (found === undefined) throw new Error(`no texts of ${path}`);
  return found;
}
