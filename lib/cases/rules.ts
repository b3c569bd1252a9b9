/** The claims that people can make about a page; other claims come from the site itself. */
export const QUESTION_CLAIMS = ['family', 'wrong', 'named', 'other'] as const;

/** The decisions of an operator; `papers` waits for documents and is not final. */
export const CASE_DECISIONS = [
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

export const MAX_QUESTION_NAME_LENGTH = 100;
export const MAX_RELATIONSHIP_LENGTH = 100;
/**
 * In characters. Limited so that a plain form fits even if each takes nine bytes
 * (lib/platform/http/form-post.ts).
 */
export const MAX_QUESTION_LENGTH = 1500;
export const MAX_ANSWER_LENGTH = 5000;

/** The subject of the form token for a question. */
export const questionFormSubject = (memorialId: string): string => `question/${memorialId}`;
