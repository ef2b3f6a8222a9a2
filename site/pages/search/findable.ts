import type { LawName } from '@obracun/engine/law/names.ts';
import type { Door } from '../../ui/page/door-cards.tsx';
import { doorOf } from '../directory/doors.ts';
import type { Page } from '../directory/page.ts';
import { textsOf } from '../directory/page-texts.ts';
import { abbreviationsIn } from './abbreviations.ts';
import type { Findable } from './search.ts';

/** A page by its names and all its texts. */
export const findablePage = (page: Page): Findable<Door> => {
  const { description, keywords = '', otherNames = '', door = { title: '', line: '' } } = textsOf(page);
  return {
    item: doorOf(page),
    name: `${door.title} ${page.title} ${otherNames}`,
    about: `${door.line} ${description} ${keywords}`,
  };
};

/** A rate or amount of the law, at its place on the page of the law. */
export const findableLaw = ({ id, naziv, stablo }: LawName): Findable<Door> => ({
  item: { to: `/propisi#${id}`, title: naziv, line: `Propisi, ${stablo}`, sign: 'propis' },
  name: naziv,
  about: `propis stopa iznos ${stablo} ${abbreviationsIn(naziv)}`,
});
