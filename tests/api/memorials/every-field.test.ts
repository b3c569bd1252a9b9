import { beforeAll, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/memorials/[id]/route';
import { POST as saveDraft } from '@/app/api/memorials/drafts/route';
import { POST as create } from '@/app/api/memorials/route';
import { toFields } from '@/components/memorials/edit/edited-memorial';
import { updateBody } from '@/components/memorials/edit/update-body';
import type { Visibility } from '@/lib/access/rules';
import { PRIVATE_FIELDS } from '@/lib/memorials/mask-rules';
import { toFormNames } from '@/lib/memorials/names';
import { getMemorialView } from '@/lib/memorials/queries/memorial-view';
import { memorialFormSchema } from '@/lib/memorials/schema';
import { db } from '@/lib/platform/db/client';
import { call } from '../../support/call';
import { ada, type Person } from '../../support/cast';
import { filledForm, isUnique, type Leaf, leavesOf } from '../../support/filled-form';
import { editorOf } from '../../support/memorial-editor';
import { brokenOrder, pay } from '../../support/memorial-order';
import { pictureBlob, uploadOf } from '../../support/memorial-upload';
import { openOrder } from '../../support/order';

/**
 * The forms are generated from the schema of the create form. A new field fails here if it gets lost on its way to
 * the page, to the API, or through the editor.
 */

/** In each form, `isPublic` and `visibility` agree. */
const FORMS = {
  first: { ...filledForm(1), isPublic: true, visibility: 'public' as Visibility },
  second: { ...filledForm(2), isPublic: false, visibility: 'keepers' as Visibility },
};
type Form = typeof FORMS.first;

let owner: Person;

beforeAll(async () => {
  owner = await ada();
});

/** Creates the memorial with a draft and a payment, as the create form does. */
async function createPaid(form: Form): Promise<string> {
  const text = JSON.stringify(toFormNames(form));
  const body = uploadOf({ form: text }, [['mainPicture', await pictureBlob()]]);
  const draft = await call(saveDraft, { headers: owner.headers, body });
  expect(draft).toMatchObject({ status: 201 });
  const order = await openOrder(owner, draft.body.draftId);
  await pay(order);
  return memorialOf(order.orderId);
}

/** Creates the memorial as its buyer does if the draft of a paid order is broken. */
async function createFromOrder(form: Form): Promise<string> {
  const { orderId } = await brokenOrder(owner);
  const texts = Object.entries({ ...toFormNames(form), orderId }).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  const answer = await call(create, {
    headers: owner.headers,
    body: uploadOf(Object.fromEntries(texts)),
  });
  expect(answer).toMatchObject({ status: 201 });
  return memorialOf(orderId);
}

const memorialOf = async (orderId: string) =>
  (await db().memorial.findUniqueOrThrow({ where: { orderId }, select: { id: true } })).id;

/** Loads what the editor of a memorial page loads. */
async function load(id: string) {
  const editor = editorOf(id, owner);
  const [memorial, secrets] = [await editor.read(), await editor.readPrivate()];
  return { memorial, secrets, fields: toFields(memorial, secrets) };
}

/** Sends what the editor's Save sends after a change. */
async function edit(id: string, form: Form): Promise<void> {
  const { fields } = await load(id);
  const body = updateBody(fields, memorialFormSchema.parse(form), { picture: null });
  expect(await editorOf(id, owner).put(body)).toMatchObject({ status: 200 });
}

async function expectAllFields(id: string, form: Form): Promise<void> {
  const { memorial, secrets, fields } = await load(id);
  expect(memorialFormSchema.parse(fields)).toEqual(memorialFormSchema.parse(form));
  const leaves = leavesOf(form).filter(isUnique);
  expect(missing(leaves, [memorial, secrets])).toEqual([]);
  expect(missing(leaves.filter(isPrivate), [secrets])).toEqual([]);
  const visitor = await call(GET, { params: { id } });
  if (!form.isPublic) return expect(visitor.status).toBe(404);
  const isHidden = (leaf: Leaf) =>
    isPrivate(leaf) ||
    (form.causeVisibility === 'hidden' && isOfCause(leaf)) ||
    (form.birthShown === 'none' && leaf.path[0] === 'birthDate') ||
    (form.livingShown === 'none' && isOfLiving(form, leaf));
  const hidden = leaves.filter(isHidden);
  const open = leaves.filter((leaf) => !isHidden(leaf));
  for (const view of [visitor.body, await getMemorialView(id, null)]) {
    expect(missing(open, [view])).toEqual([]);
    expect(missing(hidden, [view])).toEqual(hidden);
    for (const { value } of hidden) expect(JSON.stringify(view)).not.toContain(String(value));
  }
}

const missing = (leaves: Leaf[], answers: unknown[]) => {
  const found = new Set(answers.flatMap((answer) => leavesOf(answer)).map(({ value }) => value));
  return leaves.filter(({ value }) => !found.has(value));
};

/** Identity numbers and relatives' contacts are private. */
function isPrivate({ path }: Leaf): boolean {
  const name = path.at(-1);
  return (
    name === 'identityNumber' ||
    (path[0] === 'familyMembers' && PRIVATE_FIELDS.some((field) => field === name))
  );
}

/** Tells whether a value belongs to a living relative. */
function isOfLiving(form: Form, { path: [list, at] }: Leaf): boolean {
  return list === 'familyMembers' && form.familyMembers?.[Number(at)]?.isLiving === true;
}

/** Tells whether a value belongs to the cause of death or its event. */
const isOfCause = ({ path }: Leaf) =>
  ['causeOfDeath', 'disasterName', 'disasterDate'].includes(String(path[0]));

describe.each([
  ['with the flags as the form presets them', FORMS.first, FORMS.second],
  ['with every flag the other way round', FORMS.second, FORMS.first],
])('every field of the creation form, %s', (_, form, changed) => {
  it.each([
    ['a paid draft', createPaid],
    ['a paid order with a broken draft', createFromOrder],
  ])('reaches page, API and editor through %s, and survives a change', async (_, make) => {
    const id = await make(form);
    await expectAllFields(id, form);
    await edit(id, changed);
    await expectAllFields(id, changed);
  });
});

describe('the generated forms', () => {
  it('hide the cause of death in one form, and show it in the other', () => {
    const { first, second } = FORMS;
    expect([first, second].map(({ causeVisibility }) => causeVisibility).toSorted()).toEqual([
      'hidden',
      'shown',
    ]);
  });

  it('differ in every value', () => {
    const [first, second] = [leavesOf(FORMS.first), leavesOf(FORMS.second)];
    expect(first.map(({ path }) => path)).toEqual(second.map(({ path }) => path));
    const same = first.filter(({ value }, at) => value === second[at]?.value);
    expect(same).toEqual([]);
    const unique = first.filter(isUnique).map(({ value }) => value);
    expect(new Set(unique).size).toBe(unique.length);
  });
});
