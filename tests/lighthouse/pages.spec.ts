import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { faultsOf, measure, scoreOf } from './measure';
import { MEASURED_PAGES } from './pages';
import { writeReport } from './reports';

/** The categories whose scores are the same on every machine. Performance is only in the run's table. */
const EXACT = ['accessibility', 'best-practices', 'seo'];

for (const { name, visit } of MEASURED_PAGES)
  test(`Lighthouse finds no fault with the ${name} page`, async () => {
    const site = z.url().parse(process.env.E2E_SITE_URL);
    const { address, cookie } = await visit(site);
    const url = new URL(address, site).href;
    const report = await measure(url, cookie);
    await writeReport(name, report);
    expect(report.runtimeError).toBeUndefined();
    expect(report.finalDisplayedUrl, 'the page that was measured').toBe(url);
    for (const category of EXACT) {
      expect.soft(faultsOf(report, category), category).toEqual([]);
      expect.soft(scoreOf(report, category), category).toBe(100);
    }
  });
