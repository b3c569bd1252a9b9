import { expect, it, vi } from 'vitest';
import { createLazySender } from '@/components/media/send-lazily';
import { translatorFor } from '@/lib/platform/language/translator-for';

vi.mock('@/components/media/send-file', () => {
  throw new Error('Failed to load chunk');
});

it('a file whose sending could not be loaded has failed as by a lost connection', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  const send = createLazySender('mwPkuvJ2NRty', translatorFor('en'));
  const place = { place: 1, audience: 'page' } as const;
  const sent = send(new File(['x'], 'a.jpg'), place, vi.fn(), new AbortController().signal);
  const refused = expect(sent).rejects.toMatchObject({
    status: 0,
    message: 'The connection was lost. Please try again.',
  });
  for (let second = 0; second < 90; second++) await vi.advanceTimersByTimeAsync(1000);
  await refused;
  vi.useRealTimers();
});
