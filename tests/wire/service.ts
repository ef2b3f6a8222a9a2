import type { Day } from '../../engine/core/days/day.ts';
import type { App } from '../../service/app.ts';
import { calculators, TODAY, testApp } from '../../service/fixtures/app.fixture.ts';
import { readSite } from '../../service/packed/files.ts';

export { calculators, TODAY };

const app = testApp();

export const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Asks for the explanation beside the answer. */
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
  const files = await readSite(folder);
  return testApp({ site: (name) => files.get(name) });
}

/** A service that should be sent nothing more and fails at every calculation. */
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
