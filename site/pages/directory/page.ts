import type { Definition } from '@obracun/engine/core/calculator.ts';
import { type ComponentType, createContext, use } from 'react';
import type { Door, DoorSign } from '../../ui/page/door-cards.tsx';

/** Content between header and footer, with its own `h1`. */
export type Screen = ComponentType;

/** One row of the table of pages, loaded by every visitor. Its texts are in `page-texts.ts`. */
export interface Page {
  /** As users write it; letter case and a trailing slash are ignored. */
  readonly path: `/${string}`;
  /** Other paths of the same screen. */
  readonly aliases?: readonly `/${string}`[];
  readonly title: string;
  readonly group?: PageGroup;
  /** The page this one embeds; its canonical address. */
  readonly copyOf?: Page['path'];
  /** Rendered without header and footer. */
  readonly bare?: boolean;
  /** Opened by links that hold its content: search and search engines do not offer it. */
  readonly isUnlisted?: boolean;
  /** Source files, relative to the folder of the site, to preload with the page. */
  readonly preload?: readonly string[];
  readonly load: () => Promise<Screen>;
}

/** A tool is listed with those of its entity, with `bih` for those that are the same everywhere, with the documents, or with payroll. */
export type PageGroup = Definition['entity'] | 'document' | 'firm';

/** A calculator that other sites may embed: a page with stored data may not be. */
export const isCalculator = ({ group }: Page): boolean =>
  group !== undefined && group !== 'document' && group !== 'firm';

/** The texts of a page for lists, search and search engines. */
export interface PageTexts {
  readonly description: string;
  /** Search words besides those of the title and description. */
  readonly keywords?: string;
  /** Other names: search treats them like its title. */
  readonly otherNames?: string;
  /** Name and line in lists of links, where shorter than title and description. */
  readonly door?: Pick<Door, 'title' | 'line'>;
  /** Icon of its card. */
  readonly sign?: DoorSign;
}

/** The table of pages, provided by the app as a context: lists of links need it, and are in a lower layer than the pages. */
export const PageList = createContext<readonly Page[]>([]);

/** Every page, in the order of lists. */
export const usePages = (): readonly Page[] => use(PageList);
