import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The code of the site and its styles. The compiler accepts any class name: an unknown one renders without styles. */
const files = readdirSync('site', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|module\.css)$/.test(path) && !/(^|\/)(dist|node_modules)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join('site', path), 'utf8') }));

const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]*\{/g)].flatMap(([selector]) =>
      selector.trim().startsWith('@')
        ? []
        : [...selector.matchAll(/\.([a-z]\w*)/gi)].map(([, name = '']) => name),
    ),
  );

const modules = new Map(
  files.filter(({ path }) => path.endsWith('.css')).map(({ path, text }) => [path, classesOf(text)]),
);

interface Use {
  readonly module: string;
  readonly name: string;
}

/** The classes a file names, and `*` where it picks one by a value. */
const usesIn = ({ path, text }: (typeof files)[number]): Use[] =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, styles = '', from = '']) =>
    [...text.matchAll(new RegExp(`(?<![\\w/.'-])${styles}(?:\\.(\\w+)|\\[)`, 'g'))].map(([, name = '*']) => ({
      module: join(dirname(path), from),
      name,
    })),
  );

const uses = files.flatMap(usesIn);

test('no module composes another, which the build would repeat in it', () => {
  expect(files.filter(({ text }) => /^\s*composes:/m.test(text)).map(({ path }) => path)).toEqual([]);
});

test('every named class exists in its styles', () => {
  const unknown = uses.filter(({ module, name }) => name !== '*' && !modules.get(module)?.has(name));
  expect(uses.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});

test('every class in the styles is used', () => {
  const idle = [...modules].flatMap(([module, classes]) => {
    const names = new Set(uses.filter((use) => use.module === module).map(({ name }) => name));
    return names.has('*')
      ? []
      : [...classes].filter((name) => !names.has(name)).map((name) => `${module} ${name}`);
  });
  expect(idle).toEqual([]);
});

test('every word of the layout exists and is used', () => {
  const words = classesOf(readFileSync('site/ui/layout.css', 'utf8'));
  const named = files
    .filter(({ path }) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap(({ text }) => [
      ...[...text.matchAll(/[cC]lass(?:Name)?="([^"]+)"/g)].map(([, list = '']) => list),
      ...[...text.matchAll(/(?:joinClasses\(|[cC]lass(?:Name)?(?:=\{|: ))([^;{}]*)/g)].flatMap(
        ([, call = '']) => [...call.matchAll(/(?<![=!]== |\.)'([\w ]+)'/g)].map(([, list = '']) => list),
      ),
    ])
    .flatMap((list) => list.split(' '));
  expect(named.filter((word) => !words.has(word))).toEqual([]);
  expect([...words].filter((word) => !named.includes(word))).toEqual([]);
});

test('hides elements on paper by one class', () => {
  const usages = files.flatMap(({ path, text }) =>
    [...text.matchAll(/@media print \{(.*?)\n\}/gs)].flatMap(([, rules = '']) =>
      [...rules.matchAll(/([^{}]+)\{\s*display: none;/g)]
        .flatMap(([, selectors = '']) => selectors.split(',').map((one) => one.trim()))
        .filter((selector) => /^\.\w+$/.test(selector))
        .map((selector) => `${path} ${selector}`),
    ),
  );
  const nested = files.filter(({ text }) => /^ {2}@media print \{\s*display: none;/m.test(text));
  expect(nested.map(({ path }) => path)).toEqual([]);
  expect(usages).toEqual([]);
});
