import { DOCUMENT_PLACES } from './document.ts';
import { FORM_PLACES } from './form.ts';
import { KEPT_PLACES } from './kept.ts';
import { RESULT_PLACES } from './result.ts';

const file = (name: string, places: readonly string[]) => ({
  name,
  test: new RegExp(`/(?:${places.map((place) => (place.endsWith('/') ? place : `${place}\\.`)).join('|')})`),
});

/** A file for each: it holds what is named and nothing besides. */
const exactly = (places: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(places).map(([name, named]) => ({
    ...file(name, named),
    includeDependenciesRecursively: false,
  }));

/** In a file of its own: it stays in the visitor's cache when the site changes. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
};

/** What the head of every page is made with, though few others want it. */
const HEADER = file('header', FORM_PLACES.header);

/** What most pages are made with. It comes before the next: a group takes along what its files import, and the home page needs no form. */
const COMMON = { name: 'common', test: /\/site\/|lucide/, minShareCount: 16 };

/** What every calculator has. */
const FORM = { ...file('form', FORM_PLACES.form), minShareCount: 3 };

/** What every wage is asked by, though payroll asks for a part of it. */
const WAGE = { ...file('wage', FORM_PLACES.wage), minShareCount: 3 };

/** What is kept on the device is checked with; a wage is checked by its call. */
const SCHEMAS = { name: 'schemas', test: /node_modules\/zod\/|\/lazy-loading\/jitless\./ };

/** What documents and payroll are typed in. */
const FIELDS = file('fields', FORM_PLACES.fields);

/** What days are typed in, in documents and late in a wage: nothing that needs the schemas. */
const DAYS = { ...file('days', FORM_PLACES.days), minShareCount: 4 };

/** Law that no page wants but its own and that of contracts; what others want of it stands by itself. */
const WANTED_ALONE =
  'bih/|gazettes|holidays|source|.+/(?:accounts|acts|cantons|interest|municipalities|other-income-tax|payment-term|travel)';
const LAW = {
  name: 'law',
  test: new RegExp(`/engine/law/(?!${WANTED_ALONE})`),
  includeDependenciesRecursively: false,
};

/** The rest of what is shared and loaded once the page is drawn, split by who loads it. */
const SHARED = {
  name: 'shared',
  test: /\/site\/(?:storage|documents\/(?:drafts|layout)|ui\/saved-list)\//,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1_300,
};

/**
 * The script files that hold more than one screen's own, the first that fits. What the same screens load in the same breath, with the page or
 * once it is drawn, is named in the files beside this one: sources without their ending, or whole folders with a slash behind them. Left to the bundler it is
 * a file of a few lines for every set of screens that share something: an employment contract asked for a hundred, six at a time.
 */
export const CHUNKS = [
  FRAMEWORK,
  HEADER,
  COMMON,
  FORM,
  WAGE,
  SCHEMAS,
  FIELDS,
  DAYS,
  LAW,
  ...exactly(RESULT_PLACES),
  ...exactly(DOCUMENT_PLACES),
  ...exactly(KEPT_PLACES),
  SHARED,
];
