import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe objects to on a page in a theme, one line each; the theme is chosen as a visitor would. */
export async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<readonly string[]> {
  const toggle = page.getByRole('button', { name: 'Tamna tema' });
  if ((await toggle.getAttribute('aria-pressed')) !== String(theme === 'dark')) await toggle.click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
