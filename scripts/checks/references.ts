/** A place in a document of docs/ that a comment cites. */
export type Reference = {
  paper: string;
  /** '5', '2.4', 'fact 5' or 'R3'. */
  section?: string;
  /** The text cited in quotation marks. */
  name?: string;
};

const PAPERS =
  'product|payments|services|security|style|architecture|operations(?:/[a-z-]+)?|glossary';
const PAPER = new RegExp(
  `(?<![\\w-])(?:docs/)?((?:${PAPERS})\\.md|decisions/\\d{4}-[\\w-]+(?:\\.md)?)`,
  'g',
);
/** `decision 0007`, `decisions 0007, 0015 and 0041`, `docs/decisions/0007 and 0015`. */
const DECISIONS = /\bdecisions?[ /]\d{4}(?![\w-])(?:(?:, | and )\d{4}\b)*/gi;
const SECTION = /^,? ?(fact \d+|R\d+(?!\w)|\d+(?:\.\d+)*(?!\w))/;
const NEXT_SECTION = /^(?:,| and) (fact \d+|R\d+(?!\w)|\d+(?:\.\d+)*(?!\w))/;
const NAME = /^,? ?"([^"]+)"/;

/**
 * Finds the references to documents in a source file's text.
 * @param text the whole file; a reference may be broken across lines of a comment
 * @returns each cited place; a document cited as a whole has neither section nor name
 */
export function findReferences(text: string): Reference[] {
  const joined = text.replace(/\n\s*(?:\*|\/\/|#|--)?[ \t]*/g, ' ');
  const decisions = [...joined.matchAll(DECISIONS)].flatMap(([citation]) =>
    [...citation.matchAll(/\d{4}/g)].map(([number]) => ({ paper: `decisions/${number}` })),
  );
  const papers = [...joined.matchAll(PAPER)].flatMap(({ 0: citation, 1: paper = '', index }) => {
    if (paper.startsWith('decisions/')) return [{ paper }];
    return findPlaces(paper, joined.slice(index + citation.length));
  });
  return [...decisions, ...papers];
}

function findPlaces(paper: string, rest: string): Reference[] {
  const sections: string[] = [];
  let remaining = rest;
  for (let match = SECTION.exec(remaining); match; match = NEXT_SECTION.exec(remaining)) {
    sections.push(match[1] ?? '');
    remaining = remaining.slice(match[0].length);
  }
  const name = NAME.exec(remaining)?.[1];
  const last = sections.pop();
  return [
    ...sections.map((section) => ({ paper, section })),
    { paper, ...(last && { section: last }), ...(name && { name }) },
  ];
}
