import { test } from 'vitest';
import { expectSoundRun } from './run/expect-sound-run';
import { LONG_RUN } from './run/long-run';

/** A short run that detects a regression; kills.long.test.ts has the numbers that prove it. */
test('no order is lost or duplicated when server and database are killed a few times', () =>
  expectSoundRun({ ...LONG_RUN, kills: 12, databaseKills: 1 }));
