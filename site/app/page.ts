import type { ComponentType } from 'react';

/** What fills the page between header and footer; it brings its own `h1`. */
export type Screen = ComponentType;

/** One line of the table of pages. */
export interface Page {
  /** As people write it; letter case and a trailing slash are ignored. */
  readonly path: `/${string}`;
  /** Other paths of the same screen. */
  readonly aliases?: readonly `/${string}`[];
  readonly title: string;
  readonly description: string;
  /** Words people may look for besides those of the title and description. */
  readonly keywords?: string;
  /** The name and line in lists of links, where shorter than title and description. */
  readonly door?: { readonly title: string; readonly line: string };
  readonly group?: PageGroup;
  /** Stands by itself, without header and footer. */
  readonly bare?: boolean;
  /** Source files, from the folder of the site, to ask for together with the page instead of after it. */
  readonly preload?: readonly string[];
  readonly load: () => Promise<Screen>;
}

export type PageGroup = 'rs' | 'fbih' | 'bih' | 'document';
