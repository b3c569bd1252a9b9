import { z } from 'zod';
import { setting } from '../setting';

export const SIGN_UP_DOORS = ['open', 'invited', 'closed'] as const;

/** Settings for what visitors may do. */
export const DOOR_KEYS = {
  'doors.signUp': setting({
    group: 'doors',
    kind: 'choice',
    options: {
      open: 'settings.choices.signUpOpen',
      invited: 'settings.choices.signUpInvited',
      closed: 'settings.choices.signUpClosed',
    },
    label: 'settings.keys.signUp',
    hint: 'settings.hints.signUp',
    schema: z.enum(SIGN_UP_DOORS),
    default: 'open',
  }),
  'doors.memorials': setting({
    group: 'doors',
    kind: 'switch',
    label: 'settings.keys.memorials',
    hint: 'settings.hints.memorials',
    schema: z.boolean(),
    default: true,
  }),
  'doors.flowers': setting({
    group: 'doors',
    kind: 'switch',
    label: 'settings.keys.flowers',
    hint: 'settings.hints.flowers',
    schema: z.boolean(),
    default: true,
  }),
};
