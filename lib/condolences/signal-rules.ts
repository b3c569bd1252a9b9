import type { FormSignal } from './form-rules';
import type { Signal } from './screen-rules';
import { REPORTED } from './state-rules';

/** Maps each stored signal to the key of its message. */
const KEYS = {
  address: 'address',
  telephone_number: 'telephoneNumber',
  hidden_letters: 'hiddenLetters',
  mixed_scripts: 'mixedScripts',
  spelled_out: 'spelledOut',
  shouting: 'shouting',
  noise: 'noise',
  livestream: 'livestream',
  payment: 'payment',
  messenger: 'messenger',
  hurt: 'hurt',
  like_bait: 'likeBait',
  like_cruelty: 'likeCruelty',
  copied: 'copied',
  like_refused: 'likeRefused',
  picture: 'picture',
  young_memorial: 'youngMemorial',
  storm: 'storm',
  hidden_field: 'hiddenField',
  no_form: 'noForm',
  form_used: 'formUsed',
  too_fast: 'tooFast',
  old_form: 'oldForm',
  [REPORTED]: 'reported',
} as const satisfies Record<Signal | FormSignal['name'] | typeof REPORTED, string>;

type StoredSignal = keyof typeof KEYS;

/** The key of a stored signal's message; null for a signal of another release. */
export const signalKey = (stored: string): (typeof KEYS)[StoredSignal] | null =>
  Object.hasOwn(KEYS, stored) ? KEYS[stored as StoredSignal] : null; // hasOwn was checked
