import { z } from 'zod';
import { GALLERY_ITEMS } from '../../gallery-size-rules';
import { issueMessage } from '../../language/issue-message';
import { defineSetting } from '../setting';

export const SIGN_UP_MODES = ['open', 'invited', 'closed'] as const;

const galleryItemsFault = issueMessage('shop.flowers.wholeNumber', {
  min: 1,
  max: GALLERY_ITEMS.most,
});

/** Settings for what visitors may do. */
export const FEATURE_KEYS = {
  'doors.signUp': defineSetting({
    group: 'doors',
    kind: 'choice',
    options: {
      open: 'settings.choices.signUpOpen',
      invited: 'settings.choices.signUpInvited',
      closed: 'settings.choices.signUpClosed',
    },
    label: 'settings.keys.signUp',
    hint: 'settings.hints.signUp',
    schema: z.enum(SIGN_UP_MODES),
    default: 'open',
  }),
  'doors.memorials': defineSetting({
    group: 'doors',
    kind: 'switch',
    label: 'settings.keys.memorials',
    hint: 'settings.hints.memorials',
    schema: z.boolean(),
    default: true,
  }),
  'doors.flowers': defineSetting({
    group: 'doors',
    kind: 'switch',
    label: 'settings.keys.flowers',
    hint: 'settings.hints.flowers',
    schema: z.boolean(),
    default: true,
  }),
  'doors.galleryItems': defineSetting({
    group: 'doors',
    kind: 'number',
    min: 1,
    max: GALLERY_ITEMS.most,
    label: 'settings.keys.galleryItems',
    hint: 'settings.hints.galleryItems',
    schema: z
      .int(galleryItemsFault)
      .min(1, galleryItemsFault)
      .max(GALLERY_ITEMS.most, galleryItemsFault),
    default: GALLERY_ITEMS.preset,
  }),
};
