import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REVISION_LENGTH } from '@/lib/condolences/rules';
import { requiredForm, richForm } from '../../support/memorial-form';
import { PASSWORD } from './account';

type Fields = Record<string, unknown>;
/** A request that the site accepts as well-formed. The address still has placeholders such as `[id]`. */
export type Call = {
  method: string;
  address: string;
  query: Fields;
  /** Sent as JSON, or as multipart form data if `isUpload` is set. */
  body?: Fields;
  isUpload?: boolean;
};

const ID = 'mwPkuvJ2NRty';
const REVISION = ID.padEnd(REVISION_LENGTH, 'x');
/** The calls may create an account with this address, so no journey may expect it to be unknown. */
const email = 'well-formed@example.org';
const otp = '123456';
const tribute = {
  amount: 5,
  orderType: 'flower_tribute',
  memorialId: ID,
  message: 'With love',
  isAnonymous: false,
};
const precisions = { birthPrecision: 'about', deathPrecision: 'year' };
const memorial = { ...requiredForm, ...richForm, ...precisions, orderId: ID };
const pages = { page: 1, limit: 10, search: 'ada', sortBy: 'createdAt', sortOrder: 'asc' };
const filters = {
  name: 'ada',
  location: 'London',
  nationality: 'British',
  causeOfDeath: 'Illness',
  birthYear: 1815,
  deathYear: 1852,
  birthDate: '1815-12-10',
  military: true,
  disasterTag: 'x',
};

const webhook = { url: 'https://hooks.example.org/in', events: ['media.added'], memorialIds: [ID] };
/** People's webhooks and the operator's accept the same bodies. */
const webhookBodies = (address: string) => ({
  [`POST ${address}`]: { json: webhook },
  [`PATCH ${address}/[id]`]: { json: { ...webhook, active: true } },
  [`DELETE ${address}/[id]`]: {},
  [`POST ${address}/[id]/test`]: {},
  [`POST ${address}/[id]/secret`]: {},
  [`POST ${address}/[id]/deliveries/[deliveryId]/send-again`]: {},
});

/** The body that each writing endpoint accepts. The entry is empty if the endpoint reads no body. */
const BODIES: Record<string, { json?: Fields; form?: Fields }> = {
  'DELETE /api/access/guest': {},
  'DELETE /api/admin/tributes/[id]': {},
  'DELETE /api/admin/users/[id]': {},
  'DELETE /api/auth/delete-profile': { json: { password: 'not this one' } },
  'DELETE /api/auth/sessions': {},
  'DELETE /api/auth/sessions/[id]': {},
  'DELETE /api/auth/tokens/[id]': { json: { password: 'not this one' } },
  'DELETE /api/memorials/[id]': {},
  'DELETE /api/memorials/[id]/contributions/[mediaId]': {},
  'DELETE /api/memorials/[id]/deletion': {},
  'DELETE /api/memorials/[id]/handover': {},
  'DELETE /api/memorials/[id]/invitations/[invitationId]': {},
  'DELETE /api/memorials/[id]/keepers/[userId]': {},
  'DELETE /api/memorials/[id]/access/invitations/[invitationId]': {},
  'DELETE /api/memorials/[id]/texts/[language]': {},
  'POST /api/access/accept': { json: { token: ID } },
  'PUT /api/admin/plans/memorial': {
    json: {
      version: 0,
      prices: [{ country: 'ZZ', currency: 'USD', amountMinor: 2000 }],
      limits: { pictures: 100 },
      password: PASSWORD,
    },
  },
  'POST /api/admin/orders/[id]/close-review': {},
  'POST /api/admin/jobs/[id]/retry': {},
  'POST /api/admin/mails/[id]/retry': {},
  'POST /api/admin/orders/[id]/refund': {
    json: { refundId: ID, amountMinor: 100, reason: 'Kind' },
  },
  'POST /api/admin/orders/[id]/refund/[refundId]/confirm': {},
  'POST /api/admin/orders/[id]/refund/[refundId]/withdraw': {},
  'POST /api/admin/orders/[id]/retry': {},
  'POST /api/auth/forgot-password': { json: { email } },
  'POST /api/auth/login': { json: { email, password: PASSWORD } },
  'POST /api/auth/logout': {},
  'POST /api/auth/register': {
    json: { firstName: 'Ada', lastName: 'Moss', email, password: PASSWORD },
  },
  'POST /api/auth/resend-otp': { json: { userId: ID } },
  'POST /api/auth/reset-password': { json: { userId: ID, otp, newPassword: PASSWORD } },
  'POST /api/auth/verify-otp': { json: { userId: ID, otp } },
  'DELETE /api/condolences/by-secret/[secret]': {},
  'PATCH /api/condolences/by-secret/[secret]': {
    json: { message: 'She was kind.', authorName: 'Thandi' },
  },
  'POST /api/admin/cases/[id]/decide': {
    json: { decision: 'no_change', answer: 'We looked at it', newOwner: '' },
  },
  'POST /api/admin/cases/[id]/freeze': { json: { frozen: true } },
  'POST /api/admin/cases/[id]/relative': { json: { fullName: 'Jo', hidden: true } },
  'POST /api/admin/legal/[kind]': {
    json: {
      ...{ language: 'en', version: 0, body: '# Us\n\n[a](/about)', summary: 'New' },
      password: 'not this one',
    },
  },
  'POST /api/admin/legal-preview': { json: { body: '# Us\n\n| a |\n|---|' } },
  'POST /api/admin/condolences/[id]/decide': {
    json: { decision: 'pass', revision: REVISION },
  },
  'POST /api/condolences/by-secret/[secret]': { form: { act: 'take_back', language: 'en' } },
  'POST /api/condolences/first-reader/[secret]': {
    form: { condolence: ID, revision: REVISION, act: 'pass' },
  },
  'POST /api/condolences/first-reader/[secret]/decline': {},
  'POST /api/condolences/mails/[token]': { form: { act: 'pause', language: 'en' } },
  'POST /api/condolences/[id]/report': { json: { reason: 'scam', words: 'It asks for a card' } },
  'POST /api/memorials/[id]/candles': {},
  'POST /api/memorials/[id]/condolences': {
    form: {
      message: 'She was kind.',
      authorName: 'Thandi',
      token: 'x',
      reference: '',
      language: 'en',
    },
  },
  'POST /api/memorials/[id]/condolences/decide': {
    json: {
      condolences: [{ _id: ID, revision: REVISION }],
      decision: 'return',
      note: 'Which year was it?',
    },
  },
  'POST /api/memorials/[id]/contributions/decide': {
    json: { media: [ID], from: 'waiting', decision: 'publish' },
  },
  'POST /api/memorials/[id]/condolences/read-first': {
    json: { condolences: [{ _id: ID, revision: REVISION }], act: 'set_aside' },
  },
  'PUT /api/memorials/[id]/condolences/first-reader': {
    json: { kind: 'friend', name: 'Noor', email },
  },
  'DELETE /api/memorials/[id]/condolences/first-reader': {},
  'PUT /api/memorials/[id]/condolences/audience': { json: { ids: [ID], audience: 'family' } },
  'PUT /api/memorials/[id]/condolences/notices': { json: { mails: true, timeZone: 'UTC' } },
  'PUT /api/memorials/[id]/condolences/settings': { json: { rule: 'approve' } },
  'POST /api/auth/tokens': {
    json: {
      name: 'A program',
      scopes: ['memorials:read'],
      memorialIds: [ID],
      days: 90,
      password: 'not this one',
    },
  },
  'POST /api/contact': { json: { name: 'Ada', email, subject: 'A word', message: 'Thank you' } },
  'POST /api/flowers/send': { json: tribute },
  'POST /api/keepers/accept': { json: { token: `${ID}${ID}`.slice(0, 22), language: 'en' } },
  'POST /api/keepers/here': { json: { token: `${ID}${ID}`.slice(0, 22) } },
  'POST /api/keepers/decline': { json: { token: `${ID}${ID}`.slice(0, 22) } },
  'POST /api/memorials/[id]/invitations': {
    json: { name: 'Thandi', email, role: 'keeper' },
  },
  'POST /api/memorials/[id]/handover': {},
  'POST /api/memorials/[id]/owner-died': {},
  'POST /api/memorials/[id]/transfer': { json: { userId: ID, password: 'not this one' } },
  'POST /api/memorials/[id]/successor': { json: { accepts: true } },
  ...webhookBodies('/api/webhooks'),
  ...webhookBodies('/api/admin/webhooks'),
  'POST /api/memorials': { json: memorial, form: memorial },
  'POST /api/memorials/[id]/access/invitations': { json: { people: [{ name: 'Jo', email }] } },
  'POST /api/memorials/[id]/access/requests': {
    json: { name: 'Jo', email, message: 'We were neighbours', language: 'en' },
  },
  'POST /api/memorials/[id]/cases': {
    json: { claim: 'wrong', name: 'Jo', email, relationship: 'A friend', message: 'It is not so' },
  },
  'POST /api/memorials/[id]/access/requests/[requestId]': { json: { decision: 'decline' } },
  'POST /api/memorials/[id]/open': { json: { password: 'a password' } },
  'POST /api/memorials/media/[id]/uploads': { json: { fileName: 'film.mp4', bytes: 5_000_000 } },
  'POST /api/memorials/media/[id]/uploads/[uploadId]/complete': {},
  'POST /api/memorials/drafts': { form: { form: JSON.stringify(memorial), draftId: ID } },
  'POST /api/payments/create-payfast-payment': { json: tribute },
  'POST /api/payments/initiate-memorial-order': {
    json: { amount: 20, orderType: 'memorial_creation', draftId: ID },
  },
  'POST /api/payments/initiate-paystack-order': { json: tribute },
  'POST /api/payments/initiate-stripe-order': { json: tribute },
  'POST /api/payments/verify-paystack': { json: { reference: `${ID}-${ID}`, orderId: ID } },
  'POST /api/payments/webhook/payfast': {
    json: {
      m_payment_id: ID,
      pf_payment_id: '1',
      payment_status: 'COMPLETE',
      amount_gross: '1.00',
    },
  },
  'POST /api/payments/webhook/stripe': {
    json: { id: 'evt_1', type: 'charge.refunded', data: { object: {} } },
  },
  'POST /api/payments/webhook/paystack': {
    json: { event: 'charge.success', data: { reference: `${ID}-${ID}`, amount: 1, id: 1 } },
  },
  'PUT /api/admin/messages/[id]': { json: { answered: true } },
  'POST /api/admin/assets': { form: { kind: 'logo' } },
  'PUT /api/admin/settings/[group]': {
    json: { version: 0, values: {}, password: 'not this one', code: otp },
  },
  'PUT /api/auth/language': { json: { language: 'en' } },
  'PUT /api/auth/notifications': { json: { notifyTributes: true } },
  'PUT /api/memorials/[id]': { json: memorial, form: memorial },
  'PUT /api/memorials/[id]/keepers/[userId]': { json: { mayReadPrivate: true } },
  'PUT /api/memorials/[id]/access': {
    json: { visibility: 'public', password: 'a password', passwordHint: 'The dog' },
  },
  'PUT /api/memorials/[id]/successor': { json: { userId: ID } },
  'PUT /api/memorials/[id]/names': { json: { names: [{ language: 'ar', fullName: 'آدا' }] } },
  'PUT /api/memorials/[id]/texts/[language]': {
    json: { biography: 'Une vie.', favoriteQuote: '', hobbies: ['Jardins'] },
  },
  'PUT /api/memorials/media/[id]': { form: { caption: 'At the lake' } },
  'PUT /api/memorials/media/[id]/uploads/[uploadId]': { form: { caption: 'At the lake' } },
};

/**
 * Returns every page and endpoint of `app/` as a well-formed request. Throws if a writing endpoint has no entry in
 * BODIES.
 */
export function wellFormedCalls(): Call[] {
  const root = path.resolve('app');
  return globSync('**/{page,route}.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const address =
      `/${path.dirname(file)}`.replace(/^\/\[language\]|\/\([^)]+\)|\/\.$/g, '') || '/';
    const source = readFileSync(path.join(root, file), 'utf8');
    const isApi = address.startsWith('/api/');
    const query = address.includes('memorials') ? { ...pages, ...filters } : pages;
    const reads = [{ method: 'GET', address, query }];
    if (!isApi) return reads;
    return [...source.matchAll(/^export (?:const|(?:async )?function) ([A-Z]+)\b/gm)].flatMap(
      ([, method = '']): Call[] => {
        if (method === 'GET' || method === 'HEAD') return reads;
        const body = BODIES[`${method} ${address}`];
        if (!body) throw new Error(`${method} ${address} has no body in ${import.meta.filename}`);
        const { json, form } = body;
        const call = { method, address, query: {} };
        return [
          ...(json || !form ? [{ ...call, ...(json && { body: json }) }] : []),
          ...(form ? [{ ...call, body: form, isUpload: true }] : []),
        ];
      },
    );
  });
}
