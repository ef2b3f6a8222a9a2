import type { Door } from '../ui/link-list.tsx';
import type { Page, PageGroup } from './page.ts';
import { pages } from './routes.ts';

/** How lists of links name a page. */
export const doorOf = ({ path, title, description, door }: Page): Door => ({
  to: path,
  title: door?.title ?? title,
  line: door?.line ?? description,
});

/** The links to every page of a group, in the order of the table. */
export const doorsOf = (group: PageGroup): Door[] => pages.filter((page) => page.group === group).map(doorOf);
