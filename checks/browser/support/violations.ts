import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to on a page as it is, one line each. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // All frames are of this origin, so one run sees them; nobody reads what passed. Either would double the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** What axe objects to in a theme, which is chosen as a visitor would. */
export async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  const toggle = page.getByRole('button', { name: 'Tamna tema' });
  if ((await toggle.getAttribute('aria-pressed')) !== String(theme === 'dark')) await toggle.click();
  return violationsOn(page);
}
