import { expect, test } from 'vitest';

/** User-facing texts use one word for one thing; quoted tables and search words may use others. */
const texts = import.meta.glob<string>(
  [
    '../{engine,site,service}/**/*.{ts,tsx}',
    '!../**/{node_modules,dist}/**',
    '!../**/*.{test,fixture}.*',
    '!../engine/payroll/import/columns/**',
    '!../engine/payroll/model/worker.ts',
    '!../site/pages/directory/tool-texts.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** The banned word and its replacement. An address with it in a link stays. */
const ONE_WORD: readonly (readonly [RegExp, string])[] = [
  [/(?<!-)\bspis(ak|ka|ku|kom)\b/i, 'lista'],
  [/\bpostot(ak|ka|ku|kom)\b/, 'procenat'],
  [/\bPo obavještenju\b/, 'Prema obavještenju'],
  [/\bobezbjeđ/i, 'osiguranje'],
  [/\bneovisn/i, 'nezavisn-'],
  [/\buputama\b/i, 'uputstvima'],
];

test.each(ONE_WORD)('no text contains %s, but “%s”', (word) => {
  const wrong = Object.entries(texts).flatMap(([file, text]) => (word.test(text) ? [file] : []));
  expect(Object.keys(texts).length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

/** What texts about a field no longer say: an empty field as a noun, and hints as telegrams. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\b[Pp]razno( znači|:)/, 'what happens when it is not typed: “Ako ne upišete, …”'],
  [/(hint="|\b(text|withoutFigure): ['"`])[^'"`\n]*; \p{Ll}/u, 'two sentences'],
];

/** Payroll and the public calculators; documents have their own review. */
const REVIEWED_TEXTS =
  /^\.\.\/(site\/(payroll|calculator|special-calculators|pages)|engine\/(payroll|calculators|rules))\//;

test.each(HINTS)('no text of payroll and calculators contains %s, but says %s', (word) => {
  const wrong = Object.entries(texts).flatMap(([file, text]) =>
    REVIEWED_TEXTS.test(file) && word.test(text) ? [file] : [],
  );
  expect(wrong).toEqual([]);
});
