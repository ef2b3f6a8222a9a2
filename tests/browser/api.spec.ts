import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ended, holdBack } from './support/held-back.ts';
import { expect, type Page, test } from './support/test.ts';
import { OF_COLOURS, violationsInThemes, violationsOn } from './support/violations.ts';

/** The readable page of the calls, as a programmer uses it. */

const openAll = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });

/** Opens as many calls as needed to show every kind of element. */
const openEachKind = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    const kinds = new Set<string>();
    for (const one of all) {
      const inside = [one, ...one.querySelectorAll('*')];
      const before = kinds.size;
      for (const { tagName, attributes } of inside)
        kinds.add(`${tagName} ${attributes.getNamedItem('class')?.value}`);
      if (kinds.size > before)
        for (const each of inside) if (each.tagName === 'DETAILS') each.setAttribute('open', '');
    }
  });

test('tries a call with its example and shows the answer on the page', async ({ page }) => {
  await page.goto('/api');
  await page.locator('summary', { hasText: /POST \/calculate_topli$/ }).click();
  const form = page.getByRole('form', { name: 'Isprobajte /calculate_topli', exact: true });
  await form.getByRole('button', { name: 'Pošalji' }).click();
  await expect(form.locator('output')).toContainText(/^200\n.*"neto_plata"/s);
  await expect(page).toHaveURL(/\/api$/);
});

test('shows every call of the description with its fields and refusals', async ({ page, request }) => {
  const { paths, components } = await (await request.get('/openapi.json')).json();
  await page.goto('/api');
  await openAll(page);
  const main = page.getByRole('main');
  for (const [path, { post }] of Object.entries<{ post?: unknown }>(paths)) {
    await expect(main.locator('summary code', { hasText: new RegExp(`^(POST|GET) ${path}$`) })).toHaveCount(
      1,
    );
    if (post)
      await expect(main.getByRole('form', { name: `Isprobajte ${path}`, exact: true })).toHaveCount(1);
  }
  for (const name of Object.keys(components.responses))
    await expect(main.getByRole('term').filter({ hasText: name.replace('Greska', '') })).toHaveCount(1);
});

test('renders only the opened calls; a link opens its call, print opens all', async ({ page }) => {
  await page.goto('/api');
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await tall()).toBeLessThan(3500);
  await page.getByRole('link', { name: '/obracuni', exact: true }).click();
  const form = page.getByRole('form', { name: 'Isprobajte /obracuni', exact: true });
  await expect(form).toBeInViewport();
  await page.reload();
  await expect(form).toBeInViewport();
  await page.goto('/propisi');
  await page.goto('/api#%');
  await expect(form).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('table', { name: 'Polja zahtjeva /calculate_topli', exact: true }),
  ).toBeVisible();
});

test('shows the answer to the later of two requests', async ({ page }) => {
  await page.goto('/api#minuli-topli');
  const form = page.getByRole('form', { name: 'Isprobajte /calculate_topli', exact: true });
  const body = form.getByLabel('Tijelo zahtjeva');
  const release = await holdBack(page, '**/calculate_topli', (request) => request.postData() === '{}');
  const requested = page.waitForRequest('**/calculate_topli');
  const example = await body.inputValue();
  await body.fill('{}');
  await form.getByRole('button', { name: 'Pošalji' }).click();
  const first = await requested;
  await body.fill(example);
  await form.getByRole('button', { name: 'Pošalji' }).click();
  await expect(form.locator('output')).toContainText(/^200\n.*"neto_plata"/s);
  release();
  await ended(page, first);
  await expect(form.locator('output')).toContainText(/^200\n.*"neto_plata"/s);
});

test('adds nothing to the address when scripts are disabled', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/api');
  await page.locator('summary', { hasText: /POST \/calculate_topli$/ }).click();
  const form = page.getByRole('form', { name: 'Isprobajte /calculate_topli', exact: true });
  await expect(form.getByRole('button', { name: 'Pošalji', includeHidden: true })).toBeDisabled();
  await form.getByRole('checkbox').press('Enter');
  await expect(page).toHaveURL(/\/api$/);
  await page.close();
});

test('has no axe violations with all calls opened, nor in the colours of any kind of element', async ({
  page,
}) => {
  await page.goto('/api');
  await openEachKind(page);
  expect(await violationsInThemes(page)).toEqual([]);
  await openAll(page);
  // The colours of five thousand elements take axe half a minute; they are of about twelve kinds.
  expect(await violationsOn(page, { without: OF_COLOURS })).toEqual([]);
});

test('lets a page of another origin call and read the data only', async ({ page, baseURL }) => {
  const other = createServer((_request, response) => response.end('<!doctype html><title>Drugi</title>'));
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const answers = await page.evaluate(async (portal) => {
    const json = { 'Content-Type': 'application/json' };
    const call = (body: string) => fetch(`${portal}/calculate`, { method: 'POST', headers: json, body });
    const wage = await call('{"mjesec":3,"godina":2025,"bruto_plata_input":2000}');
    const refused = await call('{}');
    const law = await fetch(`${portal}/zakon.json`);
    const api = await fetch(`${portal}/openapi.json`);
    const readPage = await fetch(`${portal}/pdv`).then(
      () => 'read',
      () => 'closed',
    );
    return { wage: await wage.json(), refused: await refused.json(), law: law.ok, api: api.ok, readPage };
  }, baseURL ?? '');
  other.close();
  expect(answers.wage).toHaveProperty('neto_plata');
  expect(answers.refused).toHaveProperty('detail');
  expect(answers).toMatchObject({ law: true, api: true, readPage: 'closed' });
});
