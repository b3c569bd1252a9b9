import { describe, expect, it } from 'vitest';
import { asReader } from '@/lib/access/reader';
import { memorialMetadata } from '@/lib/memorials/page-metadata';
import { personJsonLd } from '@/lib/memorials/person-json-ld';
import { getMemorialPage } from '@/lib/memorials/queries/memorial-page';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { sitePreviewImage } from '@/lib/platform/link-preview/site-preview';
import { ada, viewerOf } from '../../support/cast';
import { addMemorial } from '../../support/memorial';

const SITE = 'http://localhost:3000';
const FAMILY = [
  { relationship: 'Spouse', fullName: 'Dead Spouse', isLiving: false },
  { relationship: 'Cousin', fullName: 'Dead Cousin', isLiving: false },
  { relationship: 'Child', fullName: 'Living Canary', isLiving: true, email: 'canary@example.org' },
];

async function load(id: string, viewer: Viewer | null = null) {
  const memorial = await getMemorialPage(id, asReader(viewer), 'en');
  if (!memorial) throw new Error('the memorial is missing');
  return memorial;
}

describe('the structured data and metadata of a memorial page', () => {
  it("describe the person in schema.org's terms", async () => {
    const career = [
      { company: 'Green Belt', position: 'Founder' },
      { company: 'Green Belt', position: '' },
    ];
    const id = await addMemorial({ nickName: 'Wa' }, { familyMembers: FAMILY, career });
    const person = personJsonLd(await load(id));
    expect(person).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Person',
      '@id': `${SITE}/memorial/${id}`,
      url: `${SITE}/memorial/${id}`,
      name: 'Wangari Test',
      alternateName: 'Wa',
      birthDate: '1940-04-01',
      deathDate: '2011-09-25',
      birthPlace: { '@type': 'Place', name: 'Nyeri' },
      nationality: 'Kenyan',
      description: 'She planted trees.',
      jobTitle: ['Founder'],
      worksFor: [{ '@type': 'Organization', name: 'Green Belt' }],
      spouse: [{ '@type': 'Person', name: 'Dead Spouse' }],
    });
    for (const unknown of ['image', 'award', 'alumniOf', 'memberOf', 'children', 'parent'])
      expect(person).not.toHaveProperty(unknown);
  });

  it('name no living relative, and no identity number', async () => {
    const id = await addMemorial({}, { familyMembers: FAMILY });
    const memorial = await load(id);
    const shownData = JSON.stringify([personJsonLd(memorial), memorialMetadata(memorial, 'en')]);
    expect(shownData).not.toMatch(/canary/i);
  });

  it('name a preview card whose address changes with the memorial’s name', async () => {
    const memorial = await load(await addMemorial());
    const { openGraph, robots } = memorialMetadata(memorial, 'en');
    const [card] = [openGraph?.images].flat();
    expect(card).toMatchObject({ width: 1200, height: 630, type: 'image/jpeg' });
    expect(card).toMatchObject({ alt: 'Wangari Test, 1940 - 2011' });
    expect(robots).toBeUndefined();
    const address = new RegExp(`^${SITE}/memorial/${memorial.id}/preview.jpg\\?v=[0-9a-f]{8}$`);
    expect(addressOf(memorial)).toMatch(address);
    expect(addressOf({ ...memorial, fullName: 'Other' })).not.toBe(addressOf(memorial));
    expect(addressOf({ ...memorial, biography: 'Other' })).toBe(addressOf(memorial));
  });

  it("forbid the indexing of a private memorial, and name the site's card for it", async () => {
    const viewer = viewerOf(await ada());
    const id = await addMemorial({ isPublic: false, createdById: viewer.userId });
    const metadata = memorialMetadata(await load(id, viewer), 'en');
    expect(metadata.robots).toEqual({ index: false, follow: false });
    expect(metadata.openGraph?.images).toEqual([sitePreviewImage('en')]);
  });
});

function addressOf(memorial: Awaited<ReturnType<typeof load>>): string {
  const [card] = [memorialMetadata(memorial, 'en').openGraph?.images].flat();
  return typeof card === 'object' && 'url' in card ? String(card.url) : '';
}
