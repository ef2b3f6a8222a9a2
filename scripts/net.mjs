// Compares behavior with the recorded one: `npm run net`. After an intended change: `npm run net -- --update`.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { install, root } from './run.mjs';

install();

const MODULES = 'node_modules';
const OWN = '@obracun';
const STORE = join(root, MODULES, '.cache/net');

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Runs the net of a tree. @returns the exit code */
function compare(tree, NET_UPDATE = '') {
  const args = [join(tree, MODULES, 'vitest/vitest.mjs'), 'run', 'tests/wire', 'tests/device'];
  const env = { ...process.env, NET_STORE: STORE, NET_UPDATE };
  return spawnSync(process.execPath, args, { cwd: tree, stdio: 'inherit', env }).status ?? 1;
}

const isUpdate = process.argv.includes('--update');
const status = compare(root, isUpdate ? '1' : '');
if (status === 0 || isUpdate || isStored()) process.exit(status);

process.stdout.write(
  '\nRecorded content is missing on this machine: the commit that recorded it makes it.\n',
);
storeRecorded();
process.exit(compare(root));

/** Whether the content of every recorded hash is stored, so that differences can be shown. */
function isStored() {
  const files = git('ls-files', '*.recorded.json').split('\n').filter(Boolean);
  const values = files.flatMap((file) => Object.values(JSON.parse(readFileSync(join(root, file), 'utf8'))));
  return values.every((hash) => typeof hash !== 'string' || existsSync(join(STORE, `${hash}.json.gz`)));
}

/** Runs the net in a worktree of the commit that recorded last, with the store of this tree. */
function storeRecorded() {
  const commit = git('log', '-1', '--format=%H', '--', '*.recorded.json');
  const tree = mkdtempSync(join(tmpdir(), 'obracun-recorded-'));
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    linkModules(tree);
    compare(tree);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}

/** Links the packages of this tree and the workspaces of that one. */
function linkModules(tree) {
  const [from, to] = [join(root, MODULES), join(tree, MODULES)];
  mkdirSync(join(to, OWN), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== OWN && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OWN)))
    symlinkSync(readlinkSync(join(from, OWN, name)), join(to, OWN, name));
}
