import { openAdded } from '../support/contract.ts';
import { field } from '../support/field.ts';
import { expect, type Page, test } from '../support/test.ts';

/** How much a document asks for before anything is opened. */

/** Fields in sight; of one question with several answers in sight there is one. */
const openFields = (page: Page): Promise<number> =>
  page.locator('form').evaluate((form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const shown = controls.filter((control) => control.checkVisibility());
    return new Set(shown.map((control) => (control.type === 'radio' ? control.name : control))).size;
  });

for (const [path, most] of [
  ['/ugovor-o-radu', 24],
  ['/faktura', 18],
] as const)
  test(`${path} shows at most ${most} fields at first`, async ({ page }) => {
    await page.goto(path);
    const count = await openFields(page);
    expect(count).toBeGreaterThan(15);
    expect(count).toBeLessThanOrEqual(most);
  });

test('both obligations of a contract are in sight, and what the form adds is in one fold', async ({
  page,
}) => {
  await page.goto('/ugovor-o-radu');
  const [employer, employee] = ['Dodatne obaveze poslodavca', 'Dodatne obaveze radnika'];
  for (const label of [employer, employee, 'Prekovremeni rad', 'Putni troškovi'])
    await expect(field(page, label)).toBeVisible();
  await expect(field(page, 'Raspored radnog vremena')).toBeHidden();
  await page.getByRole('button', { name: 'Raspored radnog vremena' }).click();
  await expect(field(page, 'Raspored radnog vremena'), 'what is missing opens the fold').toBeFocused();
  await openAdded(page);
  await expect(field(page, 'Raspored radnog vremena')).toBeHidden();
});
