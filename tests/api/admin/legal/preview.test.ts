import { beforeEach, expect, it } from 'vitest';
import { POST } from '@/app/api/admin/legal-preview/route';
import { db } from '@/lib/platform/db/client';
import { MAX_LEGAL_TEXT_BYTES } from '@/lib/settings/legal/rules';
import { call } from '../../../support/call';
import { ada, root } from '../../../support/cast';

beforeEach(() => db().rateLimit.deleteMany());

const preview = async (body: unknown, by = root) =>
  call(POST, { headers: (await by()).headers, body: { body } });

it('returns the rendered text and stores nothing', async () => {
  const { status, body } = await preview('## Us\n\n<b>We</b> [write](javascript:alert(1))');
  expect(status).toBe(200);
  expect(body.html).toBe(
    '<h2 id="text-us">Us</h2>\n<p>&lt;b&gt;We&lt;/b&gt; [write](javascript:alert(1))</p>\n',
  );
  expect(await db().legalText.count()).toBe(0);
});

it('refuses a text that could not be published, and anybody who is not an admin', async () => {
  expect((await preview('a'.repeat(MAX_LEGAL_TEXT_BYTES + 1))).status).toBe(400);
  expect((await preview(null)).status).toBe(400);
  expect((await preview('Us', ada)).status).toBe(403);
});
