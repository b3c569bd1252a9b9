import { execFileSync } from 'node:child_process';
import type { TestContext } from 'vitest';

const hasFfmpeg = (() => {
  try {
    execFileSync(process.env.FFMPEG_PATH ?? 'ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** Skips the test, with the reason in its output, where ffmpeg is not installed. */
export const needFfmpeg = ({ skip }: Pick<TestContext, 'skip'>) =>
  skip(!hasFfmpeg, 'ffmpeg is not installed (FFMPEG_PATH)');
