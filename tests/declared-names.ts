import { parseSync, Visitor } from 'vite';

/** A name a file exposes: an export, or a property or method of a type or class. */
export interface Declared {
  readonly file: string;
  readonly name: string;
  readonly isType: boolean;
}

type Named = { readonly key: { readonly type: string } };

/** All names of a source file that other files may use. */
export function declaredNames(file: string, source: string): Declared[] {
  const { program, module } = parseSync(file, source);
  const names: Declared[] = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ exportName, isType }) => (exportName.name ? [{ file, name: exportName.name, isType }] : []));
  const keep = ({ key }: Named) => {
    if (key.type === 'Identifier')
      names.push({ file, name: (key as unknown as { name: string }).name, isType: false });
  };
  new Visitor({
    TSPropertySignature: keep,
    TSMethodSignature: keep,
    PropertyDefinition: keep,
    MethodDefinition: keep,
  }).visit(program);
  return names;
}

/** `insideLawOf` and `inside_law` → their words, in lower case without diacritics. */
export const wordsIn = (name: string): string[] =>
  name
    .split(/[^\p{L}\d]+|(?<=[\p{Ll}\d])(?=\p{Lu})/u)
    .filter(Boolean)
    .map(plainWord);

/** `Neodrađeni` → `neodradeni` */
export const plainWord = (word: string): string =>
  word.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
