/** The claims that people can make about a page; other claims come from the site itself. */
export const ASKED_CLAIMS = ['family', 'wrong', 'named', 'other'] as const;

/** The decisions of an operator; `papers` waits for documents and is not final. */
export const DECISIONS = [
  'no_change',
  'corrected',
  'transferred',
  'refused',
  'taken_down',
  'papers',
] as const;

/** The tabs of the list. */
export const CASE_TABS = ['open', 'waiting_for_papers', 'decided'] as const;
export type CaseTab = (typeof CASE_TABS)[number];

export const NAME_MAX = 100;
export const RELATIONSHIP_MAX = 100;
/**
 * In characters. Limited so that a plain form fits even if each takes nine bytes
 * (lib/platform/http/form-post.ts).
 */
export const MESSAGE_MAX = 1500;
export const ANSWER_MAX = 5000;

/** The subject of the form token for a question. */
export const questionSubject = (memorialId: string): string => `question/${memorialId}`;
