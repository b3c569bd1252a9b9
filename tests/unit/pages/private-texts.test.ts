import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { features } from '@/components/layout/about/content';
import { wordsIn } from '@/lib/platform/language/words-in';

/** Nobody can be given access to a memorial: it is public, or there for those who look after it and admins (product.md). */
const PROMISE =
  /\b(?:those|anyone|anybody|everyone|people|whom|whoever|who) you (?:choose|invite|allow|trust)\b/i;

describe('what pages say about private memorials', () => {
  it('promises nowhere that people can choose who sees a memorial', async () => {
    const promising: string[] = [];
    let read = 0;
    for await (const file of glob(['{app,components,lib}/**/*.{ts,tsx}', 'messages/en/*.json'])) {
      read += 1;
      const text = (await readFile(file, 'utf8')).replace(/\s+/g, ' ');
      if (PROMISE.test(text)) promising.push(file);
    }
    expect(read).toBeGreaterThan(500);
    expect(promising).toEqual([]);
  });

  it('says on the page about us who can open a private one', () => {
    const [text] = features(wordsIn('en')).flatMap((one) =>
      one.title === 'Public or private' ? one.text : [],
    );
    expect(text).toContain(
      'nobody but you, the people who look after it with you and our administrators can open it',
    );
  });
});
