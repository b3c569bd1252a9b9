/**
 * Setup for test files without a database: every setting has a value, but the services do not exist. The files of one
 * worker share its folder, because modules that outlive a file may use it.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { applyTestEnv } from './test-env';

const folder = path.join(inject('folder'), `w${process.env.VITEST_POOL_ID}`);
mkdirSync(folder, { recursive: true });
applyTestEnv({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', folder });
