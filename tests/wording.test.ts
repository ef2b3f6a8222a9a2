import { definitions } from '@obracun/engine/calculators/index.ts';
import type { AnyParameter } from '@obracun/engine/core/law.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { expect, test } from 'vitest';

/** User-facing texts use one word for one thing; quoted tables and search words may use others. */
const texts = import.meta.glob<string>(
  [
    '../{engine,site,service}/**/*.{ts,tsx}',
    '!../**/{node_modules,dist}/**',
    '!../**/*.{test,fixture}.*',
    '!../engine/payroll/files/import/columns/**',
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

/** Texts of fields and results. */
const REVIEWED_TEXTS =
  /^\.\.\/(site\/(payroll|calculator|special-calculators|pages|documents)|engine\/(payroll|calculators|rules|documents))\//;

test.each(HINTS)('no text of a field contains %s, but says %s', (word) => {
  const wrong = Object.entries(texts).flatMap(([file, text]) =>
    REVIEWED_TEXTS.test(file) && word.test(text) ? [file] : [],
  );
  expect(wrong).toEqual([]);
});

/** What was not read or found is said on the page of departures; elsewhere a figure has its certainty mark and a text says what to do. */
const CONFESSION =
  /\b(nije|nisu|nismo) (u \w+ )?(pročita|viđen|nađen|vidjeli|našli)|(srednje|niske) (je )?pouzdanosti[:;]|pročitan cijeli/;
const CONFESSING = /^\.\.\/(engine|site\/(payroll|special-calculators|pages\/(?!differences\/)))/;

test('no text of a figure reports what was not read', () => {
  const wrong = Object.entries(texts).flatMap(([file, text]) =>
    CONFESSING.test(file) && CONFESSION.test(text) ? [file] : [],
  );
  expect(wrong).toEqual([]);
});

test('writes notes of the law in sentences, without semicolons', () => {
  const notes = Object.values(lawTrees).flatMap(({ parametri }) =>
    Object.values<AnyParameter>(parametri).flatMap(({ promjene }) =>
      promjene.flatMap(({ izvor }) => izvor.napomena ?? []),
    ),
  );
  expect(notes.length).toBeGreaterThan(100);
  expect(notes.filter((note) => note.includes(';'))).toEqual([]);
});

/** Titles that the specification writes in capitals. */
const SPECIFIED =
  /^(MENADŽERSKI UGOVOR|UGOVOR O DJELU \/ DOPUNSKI RAD|AUTORSKI UGOVOR|PRIVREMENI I POVREMENI POSLOVI|ZAKUP IMOVINE|NEKOMERCIJALNO GAZDINSTVO|KOMERCIJALNO GAZDINSTVO (45\/37|55\/55) \(.+\)|VLASNIK - osnovno zanimanje|SAMOSTALNO ZANIMANJE)$/;

test('writes titles of its own in sentence case', () => {
  const shouted = definitions.filter(({ title }) => /\p{Lu}{4}/u.test(title)).map(({ title }) => title);
  expect(shouted.filter((title) => !SPECIFIED.test(title))).toEqual([]);
});
