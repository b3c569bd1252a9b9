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
    await writeReport(page.name, await expectFaultless(site, page, runLighthouse));
  });

for (const page of TRANSLATED_PAGES)
  test(`Lighthouse finds no fault with the page ${page.name}`, async ({ site }) => {
    await expectFaultless(site, page, runExactCategories);
  });

/** Returns a page's report. Fails if it has a fault in a category that does not depend on the machine. */
async function expectFaultless(
  site: string,
  { visit }: MeasuredPage,
  report: typeof runLighthouse,
) {
  const { address, cookie } = await visit(site);
  const url = new URL(address, site).href;
  const result = await report(url, cookie);
  expect(result.runtimeError).toBeUndefined();
  expect(result.finalDisplayedUrl, 'the page that was measured').toBe(url);
  for (const category of EXACT_CATEGORIES) {
    expect.soft(failedAudits(result, category), category).toEqual([]);
    expect.soft(scoreOf(result, category), category).toBe(100);
  }
  return result;
}
