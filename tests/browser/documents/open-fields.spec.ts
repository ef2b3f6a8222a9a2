import { openAdded } from '../support/contract.ts';
import { field } from '../support/field.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Number of fields of a document before anything is opened. */

/** Visible fields; a question with several visible answers counts once. */
const openFields = (page: Page): Promise<number> =>
  page.locator('form').evaluate((form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const shown = controls.filter((control) => control.checkVisibility());
    return new Set(shown.map((control) => (control.type === 'radio' ? control.name : control))).size;
  });

for (const [path, most] of [
  ['/ugovor-o-radu', 24],
  ['/faktura', 20],
] as const)
  test(`${path} shows at most ${most} fields at first`, async ({ page }) => {
    await page.goto(path);
    const count = await openFields(page);
    expect(count).toBeGreaterThan(15);
    expect(count).toBeLessThanOrEqual(most);
  });

test('shows both obligations of a contract, and the additions of the form in one fold', async ({ page }) => {
  await page.goto('/ugovor-o-radu');
  const [employer, employee] = ['Dodatne obaveze poslodavca', 'Dodatne obaveze radnika'];
  for (const label of [employer, employee, 'Prekovremeni rad', 'Putni troškovi'])
    await expect(field(page, label)).toBeVisible();
  await expect(field(page, 'Raspored radnog vremena')).toBeHidden();
  await page.getByRole('button', { name: /^i još \d+$/ }).click();
  await page.getByRole('button', { name: 'Raspored radnog vremena' }).click();
  await expect(field(page, 'Raspored radnog vremena'), 'opens the fold of a missing field').toBeFocused();
  await openAdded(page);
  await expect(field(page, 'Raspored radnog vremena')).toBeHidden();
});
