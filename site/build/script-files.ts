/** In a file of its own: it stays in the visitor's cache when the site changes. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
};

/** What the head of every page is made with, though few others want it. */
const HEADER = { name: 'header', test: /\/site\/ui\/controls\/icon-button\./ };

/** What most pages are made with. It comes before the next: a group takes along what its files import, and the home page needs no form. */
const COMMON = { name: 'common', test: /\/site\/|lucide/, minShareCount: 16 };

/** What every calculator has. */
const FORM = {
  name: 'form',
  test: /\/site\/(calculator\/(answer\/(answer|call|use-answer)|state\/form-fields|calculator-page)|fields\/frame\/warning)\.|\/engine\/kernel\/group\./,
  minShareCount: 3,
};

/** What every wage is asked by, though payroll asks for a part of it. */
const WAGE = {
  name: 'wage',
  test: /\/engine\/rules\/salary\/(?:form\/|employment\.)/,
  minShareCount: 3,
};

/** What is kept on the device is checked with; a wage is checked by its call. */
const SCHEMAS = { name: 'schemas', test: /node_modules\/zod\// };

/** What documents and payroll are typed in. */
const FIELDS = {
  name: 'fields',
  test: /\/site\/(fields\/(checkbox-input|text-input)|ui\/controls\/ask-first|parts\/use-late)\.|lucide-react\/dist\/esm\/icons\/plus\./,
};

/** What days are typed in, in documents and late in a wage: nothing that needs the schemas. */
const DAYS = {
  name: 'days',
  test: /\/site\/(fields\/(day\/(?!day-calendar|calendar-button)|typed\/use-typed)|ui\/use-above-keyboard|documents\/screen\/warnings-of)|lucide-react\/dist\/esm\/icons\/(file-text|trash)\./,
  minShareCount: 4,
};

/** What is kept is looked after with: most of it comes once the page is drawn, so it is split by who loads it. */
const KEPT = {
  name: 'kept',
  test: /\/site\/(device\/(kept|copy)|parts\/kept|documents\/(keeping|screen))\//,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1_200,
};

/**
 * The script files that hold more than one screen's own, the first that fits: left to the bundler they are a file of a few lines for
 * every set of screens that share something, and a document asked for eighty of them, six at a time.
 */
export const SCRIPT_FILES = [FRAMEWORK, HEADER, COMMON, FORM, WAGE, SCHEMAS, FIELDS, DAYS, KEPT];
