import { requirePassword } from '@/lib/accounts/commands/require-password';
import { route } from '@/lib/platform/http/route';
import { DEFAULT_LANGUAGE } from '@/lib/platform/language/languages';
import { publishLegalText } from '@/lib/settings/commands/publish-legal-text';
import { legalResponse, publishedTextResponse } from '@/lib/settings/legal/api-schema';
import { legalParams, legalQuery, publishInput } from '@/lib/settings/legal/schema';
import { legalEditor } from '@/lib/settings/queries/legal-texts';

export const GET = route({
  doc: {
    summary: 'Returns the latest version of a legal text and its history',
    answer: legalResponse,
    errors: [],
    scope: null,
  },
  access: 'admin',
  limit: 'read',
  params: legalParams,
  query: legalQuery,
  run: ({ params, query }) => legalEditor(params.kind, query.language ?? DEFAULT_LANGUAGE),
});

export const POST = route({
  doc: {
    summary: 'Publishes a new version of a legal text, or takes it down',
    answer: publishedTextResponse,
    errors: ['conflict', 'too_many'],
    scope: null, // it requires the password
  },
  access: 'admin',
  limit: 'write',
  params: legalParams,
  body: publishInput,
  run: async ({ viewer, params: { kind }, body: { password, ...text }, t }) => {
    await requirePassword(viewer, password);
    const version = await publishLegalText(viewer, kind, text);
    const message = text.body === '' ? t('legal.answers.takenDown') : t('legal.answers.published');
    return { message, version };
  },
});
