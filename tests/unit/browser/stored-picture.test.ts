import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStoredPicture, writeStoredPicture } from '@/lib/browser/stored-picture';

const entries = new Map<string, unknown>();
const set = vi.hoisted(() => vi.fn());
vi.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (id: string) => entries.get(id),
  set,
  del: async (id: string) => void entries.delete(id),
}));

const portrait = new File(['x'], 'portrait.jpg');

beforeEach(() => {
  entries.clear();
  set.mockReset().mockImplementation(async (id: string, file: File) => void entries.set(id, file));
});

describe('a portrait in the browser', () => {
  it('is stored under its id until it is deleted', async () => {
    expect(await writeStoredPicture('ada', portrait)).toBe(true);
    expect(await readStoredPicture('ada')).toBe(portrait);
    expect(await writeStoredPicture('ada', null)).toBe(true);
    expect(await readStoredPicture('ada')).toBeNull();
  });

  it('is reported as not stored if the browser refuses', async () => {
    set.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await writeStoredPicture('ada', portrait)).toBe(false);
  });
});
