import { describe, expect, it } from 'vitest';
import { packPage, unpackPage } from '@/lib/platform/cache/packed-page';

const page = {
  kind: 'APP_PAGE',
  html: `<p>${'Māra Ōtaki – 山田太郎 '.repeat(500)}</p>`,
  rscData: Buffer.from('0:["$","p"]\n'.repeat(500)),
  segmentData: new Map([['/_tree', Buffer.from('{"tree":1}')]]),
  headers: { 'content-security-policy': "default-src 'none'" },
  status: undefined,
  postponed: undefined,
};

describe('packPage', () => {
  it('keeps all parts of a page', () => {
    expect(unpackPage(packPage(page))).toEqual(page);
  });

  it('keeps a page without data', () => {
    const bare = { ...page, rscData: undefined, segmentData: undefined };
    expect(unpackPage(packPage(bare))).toEqual(bare);
  });

  it('needs far less memory', () => {
    const { html, rscData, segmentData } = packPage(page);
    expect(html).toBe('');
    expect(segmentData).toBeUndefined();
    expect(rscData?.length).toBeLessThan(page.html.length / 10);
    expect(rscData?.buffer.byteLength).toBe(rscData?.length); // not a view into a larger block from zlib
  });

  it('does not change the page, which other requests are waiting for', () => {
    const before = { ...page };
    packPage(page);
    expect(page).toEqual(before);
  });
});

describe('unpackPage', () => {
  it('returns a page from the build unchanged', () => {
    expect(unpackPage(page)).toBe(page);
  });
});
