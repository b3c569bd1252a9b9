import { defineSetting, multiLineText, singleLineText } from '../setting';

/** Texts that the operator may replace; '' uses the text of the page's language. */
export const TEXT_KEYS = {
  'words.homeHeading': defineSetting({
    group: 'words',
    kind: 'line',
    limit: 80,
    label: 'settings.keys.homeHeading',
    hint: 'settings.hints.ofEachLanguage',
    schema: singleLineText(80, true),
    default: '',
  }),
  'words.homeLead': defineSetting({
    group: 'words',
    kind: 'text',
    limit: 400,
    label: 'settings.keys.homeLead',
    hint: 'settings.hints.ofEachLanguage',
    schema: multiLineText(400),
    default: '',
  }),
  'words.footerLine': defineSetting({
    group: 'words',
    kind: 'line',
    limit: 200,
    label: 'settings.keys.footerLine',
    hint: 'settings.hints.footerLine',
    schema: singleLineText(200, true),
    default: '',
  }),
  'words.mailSignature': defineSetting({
    group: 'words',
    kind: 'text',
    limit: 200,
    label: 'settings.keys.mailSignature',
    hint: 'settings.hints.ofEachLanguage',
    schema: multiLineText(200),
    default: '',
  }),
};
