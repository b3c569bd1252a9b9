import { test } from 'vitest';
import { expectSoundRun } from './run/expect-sound-run';
import { LONG_RUN } from './run/long-run';

/** This short run only catches regressions. The proof needs the number of kills in long-run.ts. */
test('no order is lost or duplicated when server and database are killed a few times', () =>
  expectSoundRun({ ...LONG_RUN, kills: 12, databaseKills: 1 }));
