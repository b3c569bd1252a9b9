import { test } from 'vitest';
import { expectSoundRun } from './run/expect-sound-run';
import { LONG_RUN } from './run/long-run';

test('no order is lost or duplicated when server and database are killed', () =>
  expectSoundRun(LONG_RUN));
