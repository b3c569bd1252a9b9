/**
 * The program of the job `nightly-backup`, compiled to dist/backup.mjs: a process of its own, so that the site keeps its
 * memory. It has the settings of the site, and ends when the process that started it does.
 */
import { backUpSite } from './back-up-site';
import { runCommand, say } from './run-command';

await runCommand(() => backUpSite({ say }));
