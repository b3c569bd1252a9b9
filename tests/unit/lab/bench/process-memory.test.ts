import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProcessMemory, sumOf } from '@/lab/bench/process-memory';

describe.runIf(existsSync('/proc/self/status'))('the memory of a process', () => {
  it('includes child processes', async () => {
    const alone = readProcessMemory(process.pid);
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    try {
      await new Promise((resolve) => child.once('spawn', resolve));
      const both = readProcessMemory(process.pid);
      expect(both.map(({ pid }) => pid)).toContain(child.pid);
      expect(both.length).toBeGreaterThan(alone.length);
      expect(sumOf(both)).toBeGreaterThan(10);
    } finally {
      child.kill();
    }
  });
});
