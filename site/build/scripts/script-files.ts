/** What goes into a file, by its name: sources without their ending, or whole folders with a slash behind them. */
export const PLACES = {
  header: ['site/ui/controls/icon-button'],
  form: [
    'engine/kernel/group',
    'site/calculator/answer/answer',
    'site/calculator/answer/call',
    'site/calculator/answer/use-answer',
    'site/calculator/calculator-page',
    'site/calculator/state/form-fields',
    'site/fields/frame/warning',
  ],
  wage: ['engine/rules/salary/form/', 'engine/rules/salary/employment'],
  fields: [
    'site/fields/checkbox-input',
    'site/fields/text-input',
    'site/documents/screen/warnings-of',
    'site/parts/use-late',
    'site/ui/controls/ask-first',
    'node_modules/lucide-react/dist/esm/icons/file-text',
    'node_modules/lucide-react/dist/esm/icons/plus',
    'node_modules/lucide-react/dist/esm/icons/trash',
  ],
  // The calendar that opens beside a day comes when it is opened.
  days: [
    'site/fields/day/date-control',
    'site/fields/day/date-input',
    'site/fields/day/day-faults',
    'site/fields/typed/use-typed',
    'site/fields/typed/use-typed-text',
    'site/ui/use-above-keyboard',
  ],
  interest: [
    'engine/law/bih/interest',
    'engine/law/fbih/interest',
    'engine/law/rs/interest',
    'engine/rules/interest',
  ],
  kept: [
    'site/device/copy/',
    'site/device/kept/',
    'site/documents/keeping/',
    'site/documents/screen/',
    'site/parts/kept/',
  ],
} as const;

const group = <N extends keyof typeof PLACES>(name: N) => ({
  name,
  test: new RegExp(
    `/(?:${PLACES[name].map((place) => (place.endsWith('/') ? place : `${place}\\.`)).join('|')})`,
  ),
});

/** In a file of its own: it stays in the visitor's cache when the site changes. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
};

/** What the head of every page is made with, though few others want it. */
const HEADER = group('header');

/** What most pages are made with. It comes before the next: a group takes along what its files import, and the home page needs no form. */
const COMMON = { name: 'common', test: /\/site\/|lucide/, minShareCount: 16 };

/** What every calculator has. */
const FORM = { ...group('form'), minShareCount: 3 };

/** What every wage is asked by, though payroll asks for a part of it. */
const WAGE = { ...group('wage'), minShareCount: 3 };

/** What is kept on the device is checked with; a wage is checked by its call. */
const SCHEMAS = { name: 'schemas', test: /node_modules\/zod\// };

/** What documents and payroll are typed in. */
const FIELDS = group('fields');

/** What days are typed in, in documents and late in a wage: nothing that needs the schemas. */
const DAYS = { ...group('days'), minShareCount: 4 };

/** The law of late interest: whoever reckons it chooses among all. */
const INTEREST = { ...group('interest'), includeDependenciesRecursively: false };

/** What is kept is looked after with: most of it comes once the page is drawn, so it is split by who loads it. */
const KEPT = {
  ...group('kept'),
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 1_300,
};

/**
 * The script files that hold more than one screen's own, the first that fits: left to the bundler they are a file of a few lines for
 * every set of screens that share something, and a document asked for eighty of them, six at a time.
 */
export const SCRIPT_FILES = [FRAMEWORK, HEADER, COMMON, FORM, WAGE, SCHEMAS, FIELDS, DAYS, INTEREST, KEPT];
