import { expect, test } from './support/test.ts';

/** The portal offline, from the second visit on. */

test.use({ serviceWorkers: 'allow' });

test('opens pages and computes in the browser; tools of the service say that they are offline', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  await page.goto('/PDV');
  await page.getByRole('textbox', { name: 'Osnovica', exact: true }).fill('100');
  await expect(page.getByRole('region', { name: 'Rezultati obračuna' })).toContainText('117,00');

  await page.goto('/zakup');
  await page.getByRole('textbox', { name: 'Bruto' }).fill('500');
  await expect(page.getByRole('alert')).toContainText('Nema veze sa servisom za obračun');

  await page.goto('/api#zakup');
  await expect(page.getByRole('form', { name: 'Isprobajte /zakup-imovine/' })).toBeVisible();

  const answer = await page.goto('/nema-te-stranice');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nema te stranice');
});
