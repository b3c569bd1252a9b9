import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/q/[code]/[drawing]/route';
import { newId } from '@/lib/platform/ids/public-id';

const get = (code: string, drawing: string) =>
  GET(new Request('http://localhost:3000/'), { params: Promise.resolve({ code, drawing }) });

describe('GET /q/{code}/code-{pixels}.png', () => {
  it.each([600, 2000])(
    'draws the code with %i pixels, and lets caches keep it for a day',
    async (pixels) => {
      const answer = await get(newId(), `code-${pixels}.png`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(picture).toMatchObject({ format: 'png', width: pixels, height: pixels });
    },
  );

  it.each([
    ['another size', newId(), 'code-601.png'],
    ['an address with a second ending', newId(), 'code-600.png.exe'],
    ['another format', newId(), 'code-600.jpg'],
    ['a size with too many digits', newId(), `code-${'9'.repeat(400)}.png`],
    ['an invalid code', 'short', 'code-600.png'],
  ])('answers 404 for %s', async (_, code, drawing) => {
    expect((await get(code, drawing)).status).toBe(404);
  });
});
