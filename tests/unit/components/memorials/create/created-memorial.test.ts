import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CreatedMemorial } from '@/components/memorials/create/created-memorial';
import type { Visibility } from '@/lib/access/rules';
import { withEnglishMessages } from '../../../../support/with-english-messages';

const MEMORIAL = {
  id: '123456789abc',
  fullName: 'Ada Lovelace',
  years: '1815 - 1852',
  pictureId: null,
  blur: null,
  enableDigitalFlowers: true,
  wreath: null,
  tributeCount: 0,
  pageUrl: 'https://perennial.example/memorial/123456789abc',
  permanentUrl: 'https://perennial.example/q/123456789abc',
};

const textWhen = (visibility: Visibility) =>
  renderToStaticMarkup(
    withEnglishMessages(
      createElement(CreatedMemorial, {
        memorial: { ...MEMORIAL, visibility },
        email: 'ada@example.org',
        isAnnounced: false,
      }),
    ),
  ).replace(/<[^>]+>/g, '');

describe('the text about a new memorial', () => {
  it('says that a public one is online', () => {
    expect(textWhen('public')).toContain('The page for Ada Lovelace is online.');
    expect(textWhen('public')).not.toContain('appear in lists');
  });

  it('says that an unlisted one is online but in no list', () => {
    expect(textWhen('unlisted')).toContain('The page for Ada Lovelace is online.');
    expect(textWhen('unlisted')).toContain('The page does not appear in lists or searches, but');
    expect(textWhen('unlisted')).toContain(MEMORIAL.pageUrl);
  });

  it('says that a private one is ready', () => {
    expect(textWhen('keepers')).toContain('The page for Ada Lovelace is ready.');
    expect(textWhen('keepers')).not.toContain('online');
  });
});
