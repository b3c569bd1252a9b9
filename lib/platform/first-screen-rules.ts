/** The attribute of the element that `FirstScreenEnd` renders (components/layout/first-screen-end.tsx). */
export const FIRST_SCREEN_END = 'data-first-screen-end';

/** That element as React renders it. No text of a person contains it, since React escapes `<`. */
export const FIRST_SCREEN_END_MARK = `<link ${FIRST_SCREEN_END}=""/>`;
