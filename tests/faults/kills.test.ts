import { test } from 'vitest';
import { expectSoundRun } from './run/expect-sound-run';
import { ORDINARY } from './run/ordinary';

/** A short run that detects a regression; kills.long.test.ts has the numbers that prove it. */
test('no order is lost or doubled in a few kills of server and database', () =>
  expectSoundRun({ ...ORDINARY, kills: 12, databaseKills: 1 }));
