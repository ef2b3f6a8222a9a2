import type { Door } from '../ui/door-cards.tsx';
import type { Page, PageGroup } from './page.ts';
import { textsOf } from './page-texts.ts';
import { pages } from './routes.ts';

/** How lists of links name a page. */
export function doorOf(page: Page): Door {
  const { description, door = { title: page.title, line: description }, sign = 'stranica' } = textsOf(page);
  return { to: page.path, sign, ...door };
}

/** The links to every page of a group, in the order of the table. */
export const doorsOf = (group: PageGroup): Door[] => pages.filter((page) => page.group === group).map(doorOf);
