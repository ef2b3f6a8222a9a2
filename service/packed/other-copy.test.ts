import { expect, test } from 'vitest';
import { ask, site, testApp } from '../fixtures/app.fixture.ts';

const app = testApp({ site });
const PART = '/assets/index-CnHf-c3L.js';

test('a part that is not here is asked for again, so that another copy may have it', async () => {
  const answer = await ask(app, PART, { redirect: 'manual' });
  expect([answer.status, await answer.text()]).toEqual([307, '']);
  expect(answer.headers.get('Location')).toBe(`${PART}?1`);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('a part that no copy has is missing in the end, before browsers give up following', async () => {
  let path: string | null = PART;
  let asked = 0;
  let status = 0;
  while (path) {
    const answer = await ask(app, path, { redirect: 'manual' });
    [status, path] = [answer.status, answer.headers.get('Location')];
    asked += 1;
  }
  expect(status).toBe(404);
  expect(asked).toBeGreaterThan(10);
  expect(asked).toBeLessThan(20);
});

test.each(['/assets/nema.js', '/nema-CnHf-c3L.js', `${PART}?x`, `${PART}?-9`, '/assets/../a-CnHf-c3L.js'])(
  'what is no part, or was never sent on, is not: %s',
  async (path) => expect((await ask(app, path)).status).toBe(404),
);

test('nothing is sent on but what is read', async () =>
  expect((await ask(app, PART, { method: 'DELETE' })).status).toBe(404));
