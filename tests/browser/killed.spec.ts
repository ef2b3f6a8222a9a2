import { COLUMN, cell } from './payroll/month-page.ts';
import { expect, test } from './support/killed-browser.ts';
import { keepStaff, OCTOBER, staffOf } from './support/staff.ts';
import { storedIn } from './support/stored.ts';
import { REST } from './support/stored-page.ts';
import type { Page } from './support/test.ts';

const number = (page: Page) => page.getByLabel('Broj fakture', { exact: true });
const employer = (page: Page) => page.getByLabel('Naziv, odnosno ime i prezime', { exact: true });

test('restores open cells, fields and drafts when the browser is killed right after the last key', async ({
  browserToKill: { start, open, kill },
}) => {
  await start();
  await keepStaff(await open(REST), staffOf(3));
  const [invoice, contract] = [await open('/faktura'), await open('/ugovor-o-radu')];
  await number(invoice).fill('31/2026');
  await employer(contract).fill('Alfa d.o.o.');
  const panel = await open(`${OCTOBER}&radnik=r2`);
  const bonus = panel.getByRole('dialog').getByLabel('Stimulacija');
  await bonus.fill('150,5');
  const month = await open(OCTOBER);
  await cell(month, 0, COLUMN.overtime).click();
  await month.keyboard.type('7');
  await month.keyboard.press('Enter');
  await month.keyboard.type('12');
  await expect.poll(() => storedIn(month)).toContain('"overtime":1200');
  const stored = await storedIn(month);
  for (const typed of ['31/2026', 'Alfa d.o.o.', '"bonus":15050']) expect(stored).toContain(typed);
  await expect(cell(month, 1, COLUMN.overtime).getByRole('textbox')).toBeFocused();
  await kill();

  await start();
  const again = await open(OCTOBER);
  await expect(cell(again, 0, COLUMN.overtime)).toHaveText('7');
  await expect(cell(again, 1, COLUMN.overtime)).toHaveText('12');
  await expect(cell(again, 2, COLUMN.bonus)).toHaveText('150,50');
  await expect(number(await open('/faktura'))).toHaveValue('31/2026');
  await expect(employer(await open('/ugovor-o-radu'))).toHaveValue('Alfa d.o.o.');
});
