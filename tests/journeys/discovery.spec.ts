import type { APIRequestContext } from '@playwright/test';
import { paidMemorial, tokenOf } from './support/paid-memorial';
import { expect, test } from './support/test';

test.describe('a missing or private memorial', () => {
  const CANARY = `Canary${Date.now()}`;

  test('returns 404, is not indexed, and always looks the same', async ({
    playwright,
    request,
    baseURL,
  }) => {
    const creator = await playwright.request.newContext({ baseURL }); // it stores the login's cookie
    const token = await tokenOf('ben');
    const secret = await paidMemorial(creator, token, {
      name: `${CANARY} Name`,
      description: `${CANARY} biography`,
      isPublic: false,
    });
    const picture = await pictureShownTo(creator, token, secret);
    await creator.dispose();
    const missingId = 'zzzzzzzzzzzz';
    for (const address of ADDRESSES) {
      const [privateAnswer, missingAnswer] = await Promise.all(
        [secret, missingId].map((id) => refusalAt(request, address(id))),
      );
      expect(privateAnswer?.text.replaceAll(secret, missingId), address(secret)).toBe(
        missingAnswer?.text,
      );
    }
    // A visitor who scans the code on the stone learns that there is a page, but sees none of its content.
    const code = await refusalAt(request, `/q/${secret}`);
    expect(code.text).toContain('The family is keeping this page to themselves for now');
    const pictureRefusal = await refusalAt(request, picture);
    expect(pictureRefusal).toEqual(await refusalAt(request, `/media/${missingId}/800`));
    const page = await refusalAt(request, `/memorial/${secret}`);
    expect(page.text).toContain('<meta name="robots" content="noindex"/>');
    expect(page.text).toMatch(/property="og:image" content="[^"]+\/preview\.jpg\?v=\w+"/);
    expect(page.text).not.toMatch(
      /content="[^"]*\/memorial\/|content="profile"|ld\+json|rel="canonical"/,
    );
    for (const address of ['/feed.xml', '/sitemaps/memorials-1.xml', '/api/memorials?limit=100']) {
      const text = await (await request.get(address)).text();
      for (const word of [CANARY, secret]) expect(text, address).not.toContain(word);
    }
  });

  const ADDRESSES = [
    (id: string) => `/memorial/${id}/preview.jpg`,
    (id: string) => `/memorial/${id}/portrait.jpg`,
    (id: string) => `/memorial/${id}/preview.jpg?v=00000000`,
  ];

  /** Returns the path of the memorial's picture, `/media/{id}/800`, once its creator has loaded it there. */
  async function pictureShownTo(creator: APIRequestContext, token: string, id: string) {
    const headers = { authorization: `Bearer ${token}` };
    const { memorial } = await (await creator.get(`/api/memorials/${id}`, { headers })).json();
    const address = String(memorial.mainPicture);
    expect(address).toMatch(/^\/media\/\w{12}\/800$/);
    const picture = await creator.get(address, { headers });
    expect(picture.headers()['content-type']).toBe('image/webp');
    return address;
  }

  async function refusalAt(request: APIRequestContext, address: string) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(response.headers()['x-robots-tag'], address).toBe('noindex');
    const text = await response.text();
    expect(text, address).not.toContain(CANARY);
    return { text };
  }
});
