/** Setup for test files without a database: settings are there, and nothing answers behind them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { applyTestEnv } from './test-env';

const folder = mkdtempSync(path.join(tmpdir(), 'perennial-file-'));
applyTestEnv({ databaseUrl: 'postgresql://nobody@127.0.0.1:1/none', folder });

afterAll(() => rmSync(folder, { recursive: true, force: true }));
