import { equalsInConstantTime, keyedHash } from '@/lib/platform/crypto/keyed-hash';
import { MINUTE_MS } from '@/lib/platform/durations';

/** How long the hint is shown after a wrong password. */
const SHOWN_MS = 10 * MINUTE_MS;
/** Longer than any mark, in characters. */
const MAX_MARK_LENGTH = 60;

/**
 * Proves that a wrong password was just counted for a memorial, so that its hint may be shown.
 * Each request for the hint therefore costs a guess.
 */
export function newHintMark(memorialId: string, now = Date.now()): string {
  const time = now.toString(36);
  return `${time}.${sign(memorialId, time)}`;
}

/** Whether the mark was created for this memorial in the last ten minutes. */
export function isHintMark(memorialId: string, mark: string, now = Date.now()): boolean {
  const [time = '', signature = '', more] = mark.slice(0, MAX_MARK_LENGTH).split('.');
  if (more !== undefined || !equalsInConstantTime(signature, sign(memorialId, time))) return false;
  const age = now - Number.parseInt(time, 36);
  return age >= 0 && age < SHOWN_MS;
}

const sign = (memorialId: string, time: string) =>
  keyedHash('perennial hints of family passwords', `${memorialId}\n${time}`).slice(0, 22);
