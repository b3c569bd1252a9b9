import { z } from 'zod';
import { defineSetting } from '../setting';

export const SIGN_UP_MODES = ['open', 'invited', 'closed'] as const;

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
};
