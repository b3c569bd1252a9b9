import { FIRST_SCREEN_END } from '@/lib/platform/first-screen-rules';

/**
 * Marks the end of what a visitor sees before scrolling, on a page that can be read without scripts. Where the server
 * sends the page from memory, the page contains only the styles of what comes before, and this element becomes the link
 * to the whole style sheet, so the browser waits there for it (docs/decisions/0086). Elsewhere it does nothing.
 */
export const FirstScreenEnd = () => <link {...{ [FIRST_SCREEN_END]: '' }} />;
