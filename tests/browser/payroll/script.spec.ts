import type { Firm } from '../../../engine/payroll/model/firm.ts';
import type { Worker } from '../../../engine/payroll/model/worker.ts';
import { openMonth, staffOf } from '../support/staff.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Occurs in all input, so that another script would be visible. */
const FIRM: Partial<Firm> = { name: 'Žalfija d.o.o.' };
const debt = { creditor: 'Žalbanka', account: '', reference: '' };
const STAFF: Partial<Worker> = {
  lastName: 'Žalić',
  position: 'žalilac',
  agreed: [{ from: '2020-03-01', kind: 'bruto', amount: 120_000 }],
  deductions: [
    { ...debt, id: 'o1', name: 'Žalimentacija', amount: 60_000, remaining: 90_000, isEnforced: true },
    { ...debt, id: 'o2', name: 'Žalkredit', amount: 90_000 },
  ],
};

const AT = '/plate#firma=f1&mjesec=2026-10';
const PARTS = ['&dio=radnici', '&dio=radnici&radnik=r0', '&dio=placanja', '&dio=knjizenje', '&dio=mjesec'];

/** Texts of the page that are not visible. */
const heard = (page: Page): Promise<string> =>
  page
    .locator('main [aria-label], main [title], main [placeholder]')
    .evaluateAll((elements) =>
      elements
        .flatMap((one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))
        .join(' · '),
    );

test('keeps the script of typed text wherever a page in Cyrillic shows it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await openMonth(page, staffOf(2, STAFF), FIRM, '/plate');
  for (const part of ['', ...PARTS]) {
    await page.goto('/robots.txt');
    await page.goto(part === '' ? '/plate' : AT + part);
    await expect(page.locator('html[lang="bs-Cyrl"]')).toBeVisible();
    await expect(page.getByText(/Žal/i).first()).toBeVisible();
    expect(await page.locator('main').textContent(), part).not.toMatch(/жал(?!бе)/i);
    expect(await heard(page), part).not.toMatch(/жал(?!бе)/i);
  }
});

test('labels a field of the sheet in Cyrillic, with the name as typed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await openMonth(page, staffOf(1, STAFF), FIRM);
  await page.locator('[data-row="0"] [data-column="1"]').dblclick();
  await expect(page.getByLabel('Прековремени рад, Žalić Izmišljeni')).toBeFocused();
});

test('writes our words in Cyrillic next to typed text', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await openMonth(page, staffOf(2, STAFF), FIRM, `${AT}&dio=placanja`);
  const revenue = page.getByRole('region', { name: 'Доприноси', exact: true });
  await revenue.getByText('Појединачно').click();
  await expect(page.getByText('Допринос за ПИО/МИО 10/2026')).toBeVisible();
  const pay = page.getByRole('region', { name: 'Исплате радницима' });
  await pay.getByText('Појединачно').click();
  await expect(page.getByText('Плаћа за 10/2026').first()).toBeVisible();
  const transfers = page.getByRole('list', { name: 'Исплате радницима' });
  await expect(transfers.getByText('Izmišljeni Žalić', { exact: true }).first()).toBeVisible();
  await page.goto(`${AT}&dio=obrasci`);
  await page.getByRole('group').getByText('Образац 2001').first().click();
  const form = page.getByRole('table', { name: 'Образац 2001' });
  await expect(form.getByRole('columnheader', { name: 'Разлика' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Порез на доходак' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Žalfija d.o.o.' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'а: доприноси и порез' })).toBeVisible();
  await page.goto('/robots.txt');
  await page.goto(`${AT}&dio=radnici&radnik=novi`);
  await expect(page.getByRole('heading', { name: 'Нови радник' })).toBeVisible();
});

test('labels a worker without a name in the script of the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pismo', 'cirilica'));
  await openMonth(page, staffOf(1, { ...STAFF, lastName: '', firstName: '' }), FIRM);
  await expect(page.locator('[data-row="0"] [data-column="0"]')).toContainText('Радник без имена');
  await page.goto(`${AT}&dio=radnici`);
  await page.getByRole('link', { name: 'Радник без имена' }).click();
  await expect(page.getByRole('heading', { name: 'Радник без имена' })).toBeVisible();
});
