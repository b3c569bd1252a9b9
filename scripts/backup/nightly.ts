/**
 * The program of the job `nightly-backup`, compiled to dist/backup.mjs. A separate process, so that the memory it needs
 * is freed afterwards. It has the site's settings, and ends with the process that started it.
 */
import { backUpSite } from './back-up-site';
import { printLine, runCommand } from './run-command';

await runCommand(() => backUpSite({ report: printLine }));
