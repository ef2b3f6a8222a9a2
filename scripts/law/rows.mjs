// Finds the declarations of figures in the text of the law, and writes rows into them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

/** The law of a tree of sources. */
export async function loadLaw(root) {
  const { module } = await runnerImport(join(root, 'engine/law/index.ts'), { configFile: false, root });
  return module.lawTrees;
}

/** The declaration of `rs.prosjecna_bruto`: its file, its first line and its text. */
export function declarationOf(root, id) {
  const [tree, name] = id.split('.');
  const folder = join(root, 'engine/law', tree);
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.ts') && !one.includes('.test.'))) {
    const all = readFileSync(join(folder, file), 'utf8');
    const start = all.search(new RegExp(`^(export )?const ${name} = `, 'mu'));
    if (start === -1) continue;
    const text = all.slice(start, all.indexOf('\n});', start) + '\n});'.length);
    const line = all.slice(0, start).split('\n').length;
    return { file: join(folder, file), shown: `engine/law/${tree}/${file}:${line}`, text };
  }
  throw new Error(`${id}: no such figure in engine/law/${tree}/. See npm run law:due for their names.`);
}

/** @returns the changed file */
export function replaceDeclaration(root, id, next) {
  const { file, text } = declarationOf(root, id);
  const all = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    all.replace(text, () => next),
  );
  return file;
}

/** Adds a row after the last one; rows that follow from other figures have no place for it. */
export function withRow(id, text, row) {
  const at = text.lastIndexOf('\n  ],\n});');
  if (at === -1 || !text.includes('\n  promjene: ['))
    throw new Error(`${id}: its rows follow from another figure. Write that one.`);
  return `${text.slice(0, at)}\n    ${row},${text.slice(at)}`;
}

/** Imports the functions that a row uses. */
export function importInto(file, from, names) {
  const all = readFileSync(file, 'utf8');
  const imported = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`, 'u');
  const list = (text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  const wanted = (text) => `import { ${[...new Set([...list(text), ...names])].join(', ')} } from '${from}';`;
  const next = imported.test(all)
    ? all.replace(imported, (_, text) => wanted(text))
    : `${wanted('')}\n${all}`;
  writeFileSync(file, next);
}
