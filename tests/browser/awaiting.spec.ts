import type { Request, Route } from '@playwright/test';
import { fillMonth, gross, net, result } from './support/calculator.ts';
import { ended, failScripts, holdBack, SCRIPTS, scriptShowing } from './support/held-back.ts';
import { expect, test } from './support/test.ts';

/** Pending requests, and requests that fail. */

interface Call {
  readonly neto_plata_input: number | null;
  readonly bruto_plata_input: number | null;
}

const callIn = (request: Request): Call => request.postDataJSON();
const grossOf = (amount: number) => (request: Request) => callIn(request).bruto_plata_input === amount;

test('shows the last answer when answers arrive in another order', async ({ page }) => {
  const release = await holdBack(page, '**/calculate', grossOf(1000));
  await page.goto('/obracun-plata');
  await fillMonth(page, '3', '2025');
  const request = page.waitForRequest('**/calculate');
  await gross(page).fill('1000');
  const first = await request;
  await gross(page).fill('2000');
  await expect(result(page)).toContainText('1.300,00');
  release();
  await ended(page, first);
  await expect(result(page)).toContainText('1.300,00');
});

test('clears the entries, the last call and its figure when another basis is chosen', async ({ page }) => {
  const requested: Call[] = [];
  page.on('request', (request) => request.method() === 'POST' && requested.push(request.postDataJSON()));
  const release = await holdBack(page, '**/calculate', (request) => callIn(request).neto_plata_input === 900);
  await page.goto('/obracun-plata');
  await fillMonth(page, '3', '2025');
  await gross(page).fill('2000');
  await expect(result(page)).toContainText('1.300,00');
  await page.getByText('Neto plata', { exact: true }).first().click();
  await expect(result(page)).not.toContainText('1.300,00');
  await expect(net(page)).toHaveValue('');
  const awaited = page.waitForRequest('**/calculate');
  await net(page).fill('900');
  const held = await awaited;
  await expect(result(page)).toContainText('Računam…');
  await expect(result(page)).not.toContainText('1.300,00');
  await net(page).fill('1100');
  await expect(result(page)).toContainText('1.100,00');
  release();
  await ended(page, held);
  await expect(result(page)).toContainText('1.100,00');
  expect(requested.map((call) => call.bruto_plata_input ?? call.neto_plata_input)).toEqual([2000, 900, 1100]);
});

test('shows the answer of a service that sends only the specified fields', async ({ page }) => {
  await page.route('**/calculate', async (route) => {
    const answer = await route.fetch({ headers: { 'content-type': 'application/json' } });
    await route.fulfill({ json: { ...(await answer.json()), upozorenja: undefined } });
  });
  await page.goto('/obracun-plata#mjesec=3&godina=2025&bruto_plata=2000');
  await expect(result(page)).toContainText('1.300,00');
  await expect(result(page)).toContainText('Za radnike iz Federacije BiH');
  await expect(result(page).getByRole('button', { name: /^Porez na dohodak/ })).toHaveCount(0);
});

test('shows the shares of the Federation and the canton when a service sends only the specified fields', async ({
  page,
}) => {
  const specified = {
    PIO: 340,
    zdravstveno: 250,
    nezaposlenost: 30,
    doprinosi_ukupno: 620,
    porez: 108,
    neto_plata: 1272,
    bruto_ukupno: 2000,
    pos_PIO: 50,
    pos_zdravstveno: 40,
    pos_nezaposlenost: 10,
    pos_doprinosi: 100,
    naknada_nesrece: 6.36,
    naknada_voda: 6.36,
    naknada_invalidi: 10,
  };
  await page.route('**/calculate_fbih', (route) => route.fulfill({ json: specified }));
  await page.goto('/kalkulator-FBIH#mjesec=7&godina=2025&bruto_plata=2000');
  for (const line of [
    /Zdravstveno ukupno\s*290,00/,
    /Zdravstveno: Federacija\s*29,58/,
    /Zdravstveno: kanton\s*260,42/,
    /Nezaposlenost ukupno\s*40,00/,
    /Nezaposlenost: Federacija\s*12,00/,
    /Nezaposlenost: kanton\s*28,00/,
    /Ukupne obaveze\s*850,72/,
  ])
    await expect(result(page)).toContainText(line);
});

test.describe('when offline', () => {
  test.use({ ownContext: true });

  test('shows that it is offline, keeps the entries, and computes when the network returns', async ({
    page,
    context,
  }) => {
    await page.goto('/obracun-plata');
    await fillMonth(page, '3', '2025');
    // The chunk that reads the form has loaded.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Bruto osnovna plata' }).fill('2000');
    await expect(page.getByRole('alert')).toContainText(
      'Nema interneta. Obračun nastavljate čim se veza vrati.',
    );
    await expect(page.getByRole('textbox', { name: 'Bruto osnovna plata' })).toHaveValue('2000');
    await context.setOffline(false);
    await expect(result(page)).toContainText('1.300,00');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

/** Names the groups of the slip. */
const SLIP = 'Cjeline obračuna';

test('says that it calculates until the first figures are there', async ({ page }) => {
  const releaseSlip = await holdBack(page, SCRIPTS, scriptShowing(page, SLIP));
  await page.goto('/kalkulator-fbih');
  await fillMonth(page, '3', '2025');
  const releaseAnswer = await holdBack(page, '**/calculate_fbih');
  await page.getByRole('textbox', { name: 'Bruto osnovna plaća' }).fill('2000');
  await expect(result(page)).toContainText('Računam…');
  const answered = page.waitForResponse('**/calculate_fbih');
  releaseAnswer();
  await (await answered).finished();
  await expect(result(page)).toContainText('Računam…');
  await expect(result(page).getByText('Učitavam…')).toBeHidden();
  releaseSlip();
  await expect(result(page)).toContainText('1.272,00');
  await expect(result(page)).not.toContainText('Računam…');
});

test('shows no old figure under a new entry when an answer is pending', async ({ page }) => {
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=2500');
  await expect(result(page)).toContainText('Rezultati obračuna za 03/2026');
  const figure = result(page).getByRole('button', { name: /^= Neto plata/ });
  const file = page.getByRole('button', { name: 'Excel' });
  await expect(figure).toBeVisible();
  await expect(file).toBeVisible();
  const release = await holdBack(page, '**/calculate_topli');
  await page.getByLabel('Mjesec', { exact: true }).fill('4');
  await expect(page.getByText('Računam…').first()).toBeVisible();
  await expect(result(page)).toContainText('Rezultati obračuna za 04/2026');
  await expect(figure).toBeHidden();
  await expect(file).toBeHidden();
  release();
  await expect(figure).toBeVisible();
  await expect(file).toBeVisible();
});

test('keeps the form and retries when the result chunk fails to load', async ({ page }) => {
  const restore = await failScripts(page, scriptShowing(page, SLIP));
  await page.goto('/minuli-topli#mjesec=3&godina=2026&bruto_plata=2500');
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bruto osnovna plata' })).toHaveValue('2.500,00');
  restore();
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(result(page)).toContainText('Neto plata');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('shows a failed load of the chunk that validates entries, and calculates the entries on retry', async ({
  page,
}) => {
  const restore = await failScripts(page);
  await page.goto('/obracun-plata');
  await fillMonth(page, '3', '2025');
  await page.getByRole('textbox', { name: 'Bruto osnovna plata' }).fill('1000');
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed');
  restore();
  await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
  await expect(result(page)).toContainText('690,00');
});

/** Responses that are not an answer: other JSON, a page, a broken line. */
const NO_ANSWERS: readonly (readonly [what: string, instead: (route: Route) => Promise<void>])[] = [
  ['an empty object', (route) => route.fulfill({ json: {} })],
  ['lines that are none', (route) => route.fulfill({ json: { porez: {}, ostaje: null, objasnjenje: 5 } })],
  ['a list of nothing', (route) => route.fulfill({ json: [null, {}, { odgovor: { neto_plata: 'abc' } }] })],
  ['a page', (route) => route.fulfill({ body: '<h1>Prijava na mrežu</h1>', contentType: 'text/html' })],
  ['a fault', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  ['half an answer', (route) => route.fulfill({ body: '{"porez": 12', contentType: 'application/json' })],
  ['a cut connection', (route) => route.abort('connectionreset')],
];

for (const { path, field: name, call, figure } of [
  {
    path: '/mali-preduzetnik',
    field: 'Naplaćeni prihod za godinu',
    call: '**/mali-preduzetnik/',
    figure: '720,00',
  },
  { path: '/poredjenje#mjesec=10&godina=2026', field: 'Neto plata', call: '**/obracuni', figure: '2.170,59' },
])
  test(`keeps the form and retries when the response is not an answer: ${path}`, async ({ page }) => {
    const posts = (route: Route) => route.request().method() === 'POST';
    let [, instead] = NO_ANSWERS[0] ?? [];
    await page.route(call, (route) => (instead && posts(route) ? instead(route) : route.fallback()));
    await page.goto(path);
    const typed = page.getByRole('textbox', { name });
    const amount = path.startsWith('/mali') ? '36.000,00' : '1.300,00';
    if (path.startsWith('/poredjenje')) await page.getByText(name, { exact: true }).first().click();
    await typed.fill(amount);
    for (const [what, next] of NO_ANSWERS) {
      instead = next;
      const request = page.waitForRequest(call);
      await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
      await ended(page, await request);
      await expect(page.getByRole('alert'), what).toContainText(/^Greška/);
      await expect(typed, what).toHaveValue(amount);
    }
    instead = undefined;
    await page.getByRole('button', { name: 'Pokušaj ponovo' }).click();
    await expect(page.getByRole('main')).toContainText(figure);
    await expect(page.getByRole('alert')).toHaveCount(0);
    // History entries of the tab written by another program.
    await page.evaluate(
      (steps) => {
        for (const step of steps) history.pushState(step, '', `${location.pathname}#%E0%A4%A`);
        dispatchEvent(new HashChangeEvent('hashchange'));
      },
      [5, [], { unos: {} }, { unos: '%' }],
    );
    await page.reload();
    await expect(page.getByLabel('Godina', { exact: true })).toBeVisible();
    await page.evaluate(() => history.go(-4));
    await expect(typed).toHaveValue(amount);
    await expect(page.getByRole('main')).toContainText(figure);
  });
