import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type State = 'installing' | 'waiting' | 'active';

/** A browser with a worker at an address in some state, over a connection. */
function browser(worker: Partial<Record<State, string>>, connection?: object, isInstalled = false) {
  const registration: Record<string, unknown> = Object.fromEntries(
    Object.entries(worker).map(([state, path]) => [
      state,
      { scriptURL: `https://obracun.test${path}`, postMessage },
    ]),
  );
  registration.addEventListener = () => undefined;
  const register = vi.fn(async (_path: string) => registration);
  const serviceWorker = {
    register,
    ready: Promise.resolve(registration),
    getRegistration: async () => (Object.keys(worker).length > 0 ? registration : undefined),
  };
  vi.stubGlobal('navigator', { serviceWorker, ...(connection && { connection }) });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index.js' }) });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  return register;
}

const postMessage = vi.fn();

/** A page has its own module. */
const page = () => import('./service-worker.ts');

beforeEach(() => {
  postMessage.mockClear();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubEnv('PROD', true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const PLAIN = '/sw.js';
const WITH_CALLS = '/sw.js?racun';

test.each<[registered: string, when: string, worker: Partial<Record<State, string>>]>([
  [PLAIN, 'there is none', {}],
  [PLAIN, 'the active one has none', { active: PLAIN }],
  [WITH_CALLS, 'the active one has them', { active: WITH_CALLS }],
  [WITH_CALLS, 'a waiting one has them', { active: PLAIN, waiting: WITH_CALLS }],
  [WITH_CALLS, 'one with them is being installed', { active: PLAIN, installing: WITH_CALLS }],
])('registers %s when %s', async (registered, _when, worker) => {
  const register = browser(worker);
  await (await page()).registerWorker();
  expect(register.mock.calls).toEqual([[registered]]);
});

test.each<[times: number, worker: Partial<Record<State, string>>]>([
  [1, { active: PLAIN, waiting: PLAIN }],
  [0, { installing: PLAIN }],
  [0, { active: PLAIN }],
])('names its start script to a waiting worker %i times when there is %j', async (times, worker) => {
  browser(worker);
  await (await page()).registerWorker();
  vi.runAllTimers();
  expect(postMessage.mock.calls).toEqual(Array(times).fill(['/assets/index.js']));
});

test('takes the calls along once when wages are calculated', async () => {
  const register = browser({ active: PLAIN });
  const { takeCalls } = await page();
  await Promise.all([takeCalls(), takeCalls()]);
  expect(register.mock.calls).toEqual([[WITH_CALLS]]);
});

test('takes the calls along when the site is installed', async () => {
  const register = browser({ active: PLAIN }, {}, true);
  await (await page()).registerWorker();
  expect(register.mock.calls).toEqual([[PLAIN], [WITH_CALLS]]);
});

test.each([
  ['data is saved', { saveData: true }],
  ['the connection is a mobile one', { saveData: false, type: 'cellular' }],
])('takes nothing along when %s', async (_when, connection) => {
  const register = browser({ active: PLAIN }, connection, true);
  const { registerWorker, takeCalls } = await page();
  await registerWorker();
  await takeCalls();
  expect(register.mock.calls).toEqual([[PLAIN]]);
});

test('takes nothing along again when the worker has the calls', async () => {
  const register = browser({ active: WITH_CALLS }, { type: 'wifi' });
  await (await page()).takeCalls();
  expect(register).not.toHaveBeenCalled();
});

test('leaves the worker as it is when there is no room for the calls', async () => {
  const register = browser({ active: PLAIN });
  register.mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await expect((await page()).takeCalls()).resolves.toBeUndefined();
});
