import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SavedNote } from '@/components/memorials/create/saved-note';
import { withEnglishMessages } from '../../../../support/with-english-messages';

const picture = new File(['x'], 'portrait.jpg');
const textFor = (isStored: boolean | null, chosen: File | null, isPictureStored: boolean) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <SavedNote isStored={isStored} picture={chosen} isPictureStored={isPictureStored} />,
    ),
  ).replace(/<[^>]*>/g, '');

describe('the note about what this browser stores', () => {
  it.each([
    ['everything', true, picture, true, 'Saved'],
    [
      'a picture that the browser could not store',
      true,
      picture,
      false,
      'Saved, except the picture',
    ],
    ['a picture that has been uploaded', true, null, false, 'Saved'],
    ['nothing yet', null, null, true, ''],
    ['a full storage', false, null, true, 'Not saved. Your browser&#x27;s storage is full.'],
  ])('covers %s', (_, isStored, chosen, isPictureStored, text) => {
    expect(textFor(isStored, chosen, isPictureStored).trim()).toBe(text);
  });
});
