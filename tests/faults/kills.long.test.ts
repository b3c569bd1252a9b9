import { test } from 'vitest';
import { expectSoundRun } from './run/expect-sound-run';
import { ORDINARY } from './run/ordinary';

test('no order is lost or doubled in kills of server and database', () => expectSoundRun(ORDINARY));
