/** What somebody may say about a page; the other claims are those of the site itself. */
export const ASKED_CLAIMS = ['family', 'wrong', 'named', 'other'] as const;

/** What an operator decides; `papers` waits for them, and decides nothing yet. */
export const DECISIONS = [
  'no_change',
  'corrected',
  'transferred',
  'refused',
  'taken_down',
  'papers',
] as const;

/** The lists of questions. */
export const CASE_TABS = ['open', 'waiting_for_papers', 'decided'] as const;
export type CaseTab = (typeof CASE_TABS)[number];

export const NAME_MAX = 100;
export const RELATIONSHIP_MAX = 100;
/** In letters of which each is nine bytes in a form, all of it is read (lib/platform/http/form-post.ts). */
export const MESSAGE_MAX = 1500;
export const ANSWER_MAX = 5000;

/** What the form token of a question is for. */
export const questionSubject = (memorialId: string): string => `question/${memorialId}`;
