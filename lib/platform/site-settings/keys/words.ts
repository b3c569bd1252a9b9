import { linesUpTo, lineUpTo, setting } from '../setting';

/** Texts that the operator may replace; '' uses the text of the page's language. */
export const WORD_KEYS = {
  'words.homeHeading': setting({
    group: 'words',
    kind: 'line',
    limit: 80,
    label: 'settings.keys.homeHeading',
    hint: 'settings.hints.ofEachLanguage',
    schema: lineUpTo(80, true),
    default: '',
  }),
  'words.homeLead': setting({
    group: 'words',
    kind: 'text',
    limit: 400,
    label: 'settings.keys.homeLead',
    hint: 'settings.hints.ofEachLanguage',
    schema: linesUpTo(400),
    default: '',
  }),
  'words.footerLine': setting({
    group: 'words',
    kind: 'line',
    limit: 200,
    label: 'settings.keys.footerLine',
    hint: 'settings.hints.footerLine',
    schema: lineUpTo(200, true),
    default: '',
  }),
  'words.mailSignature': setting({
    group: 'words',
    kind: 'text',
    limit: 200,
    label: 'settings.keys.mailSignature',
    hint: 'settings.hints.ofEachLanguage',
    schema: linesUpTo(200),
    default: '',
  }),
};
