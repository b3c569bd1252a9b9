/** The attribute of the element that `FirstScreenEnd` renders (components/layout/first-screen-end.tsx). */
export const FIRST_SCREEN_END = 'data-first-screen-end';

/** That element as React renders it. No text of a person contains it, since React escapes `<`. */
export const FIRST_SCREEN_END_MARK = `<link ${FIRST_SCREEN_END}=""/>`;

/** The attribute of the style sheet in such a page's head, which is disabled until the page's scripts load. */
export const LATER_SHEET = 'data-later';
