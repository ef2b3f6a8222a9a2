import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { ComponentType } from 'react';
import type { Door } from '../../ui/page/door-cards.tsx';
import type { DoorSign } from '../../ui/page/door-sign.tsx';

/** What fills the page between header and footer; it brings its own `h1`. */
export type Screen = ComponentType;

/** One line of the table of pages: what every visitor loads. The words about it stand in `page-texts.ts`. */
export interface Page {
  /** As people write it; letter case and a trailing slash are ignored. */
  readonly path: `/${string}`;
  /** Other paths of the same screen. */
  readonly aliases?: readonly `/${string}`[];
  readonly title: string;
  readonly group?: PageGroup;
  /** The page this one shows in another setting; search engines are sent there. */
  readonly copyOf?: Page['path'];
  /** Stands by itself, without header and footer. */
  readonly bare?: boolean;
  /** Source files, from the folder of the site, to ask for together with the page instead of after it. */
  readonly preload?: readonly string[];
  readonly load: () => Promise<Screen>;
}

/** A tool is listed with those of its entity, `bih` for what is the same everywhere, with the documents, or with what firms work in. */
export type PageGroup = Definition['entity'] | 'document' | 'firm';

/** A calculator, which may stand inside a page of others: what is kept on the device may not. */
export const isCalculator = ({ group }: Page): boolean =>
  group !== undefined && group !== 'document' && group !== 'firm';

/** The words about a page that lists, search and search engines show. */
export interface PageTexts {
  readonly description: string;
  /** Words people may look for besides those of the title and description. */
  readonly keywords?: string;
  /** Other names people know it by: search takes them as its title. */
  readonly otherNames?: string;
  /** The name and line in lists of links, where shorter than title and description. */
  readonly door?: Pick<Door, 'title' | 'line'>;
  /** What its card is marked with. */
  readonly sign?: DoorSign;
}
