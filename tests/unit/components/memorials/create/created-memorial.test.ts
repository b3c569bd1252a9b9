import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CreatedMemorial } from '@/components/memorials/create/created-memorial';
import { inEnglish } from '../../../../support/in-english';

const MEMORIAL = {
  id: '123456789abc',
  fullName: 'Ada Lovelace',
  pictureId: null,
  blur: null,
  enableDigitalFlowers: true,
  wreath: null,
  tributeCount: 0,
  pageUrl: 'https://perennial.example/memorial/123456789abc',
  permanentUrl: 'https://perennial.example/q/123456789abc',
};

const textWhen = (isPublic: boolean) =>
  renderToStaticMarkup(
    inEnglish(
      createElement(CreatedMemorial, {
        memorial: { ...MEMORIAL, isPublic },
        email: 'ada@example.org',
        isNews: false,
      }),
    ),
  ).replace(/<[^>]+>/g, '');

describe('what is said of a new memorial', () => {
  it('is that it is online when it is public', () => {
    expect(textWhen(true)).toContain('The page for Ada Lovelace is online.');
  });

  it('is that it is ready when only its creator can open it', () => {
    expect(textWhen(false)).toContain('The page for Ada Lovelace is ready.');
    expect(textWhen(false)).not.toContain('online');
  });
});
