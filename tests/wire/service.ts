import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Day } from '../../engine/core/days/day.ts';
import type { App } from '../../service/app.ts';
import { siteFile } from '../../service/site.ts';
import { calculators, TODAY, testApp } from '../../service/tests/app.fixture.ts';

export { calculators, TODAY };

const app = testApp();

export const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Requests the explanation with the answer. */
export const EXPLAINED = { ...JSON_TYPE, Prefer: 'objasnjenje' };

/** Status and body of a POST, exactly as sent; `today` is the service's day. */
export async function posted(
  path: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
  today: Day = TODAY,
): Promise<string> {
  const request = new Request(`http://obracun.test${path}`, { method: 'POST', body, headers });
  const response = await (today === TODAY ? app : testApp({ today: () => today })).fetch(request);
  return `${response.status}\n${await response.text()}`;
}

/** The service over the files of a built site. */
export async function siteApp(folder: string): Promise<App> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(async (path) => [relative(folder, path), await siteFile(await bytesOf(path))] as const);
  const site = new Map(await Promise.all(files));
  return testApp({ site: (name) => site.get(name) });
}

const bytesOf = async (path: string) => Uint8Array.from(await readFile(path));

/** A service that is not ready and fails at every calculation. */
export function failingApp(): App {
  const calculate = (): never => {
    throw new Error('planted');
  };
  return testApp({ isReady: () => false, calculators: calculators.map((one) => ({ ...one, calculate })) });
}

/** Body of a GET that succeeds. */
export async function read(path: string): Promise<string> {
  const response = await app.fetch(new Request(`http://obracun.test${path}`));
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
