import { test } from 'vitest';
import { expectSoundRun } from './run/expect-sound-run';
import { ORDINARY } from './run/ordinary';

/** Enough to notice that something broke; the long run next to this file has the numbers that prove it. */
test('no order is lost or doubled in a few kills of server and database', () =>
  expectSoundRun({ ...ORDINARY, kills: 12, databaseKills: 1 }));
