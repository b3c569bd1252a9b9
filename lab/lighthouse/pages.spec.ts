import { expect, test } from '../../tests/support/site-fixture';
import {
  EXACT_CATEGORIES,
  failedAudits,
  runExactCategories,
  runLighthouse,
  scoreOf,
} from './measure';
import { MEASURED_PAGES, type MeasuredPage, TRANSLATED_PAGES } from './pages';
import { writeReport } from './reports';

for (const page of MEASURED_PAGES)
  test(`Lighthouse finds no fault with the ${page.name} page`, async ({ site }) => {
    // Performance is only shown in the table.
    await writeReport(page.name, await faultless(site, page, runLighthouse));
  });

for (const page of TRANSLATED_PAGES)
  test(`Lighthouse finds no fault with the page ${page.name}`, async ({ site }) => {
    await faultless(site, page, runExactCategories);
  });

/** Returns a page's report. Fails if it has a fault in a category that does not depend on the machine. */
async function faultless(site: string, { visit }: MeasuredPage, report: typeof runLighthouse) {
  const { address, cookie } = await visit(site);
  const url = new URL(address, site).href;
  const found = await report(url, cookie);
  expect(found.runtimeError).toBeUndefined();
  expect(found.finalDisplayedUrl, 'the page that was measured').toBe(url);
  for (const category of EXACT_CATEGORIES) {
    expect.soft(failedAudits(found, category), category).toEqual([]);
    expect.soft(scoreOf(found, category), category).toBe(100);
  }
  return found;
}
