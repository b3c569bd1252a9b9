/**
 * Checks that comments cite only what is in this repository (style.md 4): every reference to a document in docs/, and
 * every file that a document or a comment names.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findComments } from './checks/comments';
import { findIndexErrors } from './checks/decision-index';
import { findNamedFiles, namedFileExists } from './checks/named-files';
import { findReferences, type Reference } from './checks/references';
import { sourceFiles } from './checks/source-files';

const HELP = `tsx scripts/check-references.ts: refuses references that lead nowhere.

Comments cite papers as \`product.md 5\`, \`product.md 2, "Login"\`, \`product.md, "Currency"\`, \`security.md, fact 5\`,
\`security.md, R3\`, decision 0007 or docs/decisions/0007. A section is a heading or a list item of that number; a name in
quotation marks is there when the section (or the paper) contains it.

The files and folders that comments, README.md, CONTRIBUTING.md, docs/*.md and docs/operations/*.md name must exist, too;
docs/decisions may name files that no longer exist. Its index, docs/decisions/README.md, links each decision once.
`;
/** Merged migrations are never edited, so their comments are not checked. */
const MERGED_MIGRATIONS = /^prisma\/migrations\//;
const OTHER_FILES = globSync([
  '{app,components,sandbox}/**/*.css',
  'prisma/schema/*.prisma',
  'scripts/*.sh',
  '.env.example',
]);
/** The documents that describe the present state. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{,operations/}*.md')];
const DECISIONS = globSync('docs/decisions/[0-9]*.md');
/** Documents outside this repository, by the names under which they were once cited. */
const REMOVED_DOCUMENTS =
  /\b(spec|integrations|house style) \d|\bdecisions\.md\b|\bdesign\/[a-z-]+\.md/;

if (process.argv.includes('--help')) process.stdout.write(HELP);
else checkReferences();

function checkReferences(): void {
  let count = 0;
  const faults = [...sourceFiles(), ...OTHER_FILES].flatMap((file) => {
    if (MERGED_MIGRATIONS.test(file) || /check-references|checks\/references/.test(file)) return [];
    const text = readFileSync(file, 'utf8');
    const references = findReferences(text);
    count += references.length;
    const deadReferences = references.flatMap((each) => faultOf(each) ?? []);
    const removedLines = text.split('\n').filter((line) => REMOVED_DOCUMENTS.test(line));
    return [
      ...deadReferences,
      ...removedLines.map((line) => `cites a paper that is not here: ${line.trim()}`),
    ].map((fault) => `${file}: ${fault}`);
  });
  const namedFiles = [
    ...DOCUMENTS,
    ...sourceFiles().filter((file) => !MERGED_MIGRATIONS.test(file)),
  ].flatMap((source) => namesIn(source).map((name) => ({ by: source, name })));
  const files = filesOfTheRepository();
  for (const { by: source, name } of namedFiles)
    if (!namedFileExists(files, name)) faults.push(`${source}: names ${name}, which is not there`);
  for (const source of [...DOCUMENTS, 'CHANGELOG.md', ...DECISIONS])
    for (const { paper } of findReferences(readFileSync(source, 'utf8')))
      if (paper.startsWith('decisions/') && !decisionOf(paper))
        faults.push(`${source}: docs/${paper} is not there`);
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const decisions = DECISIONS.map((file) => basename(file));
  for (const fault of findIndexErrors(index, decisions))
    faults.push(`docs/decisions/README.md: ${fault}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else
    console.log(
      `${count} references to papers and ${namedFiles.length} names of files, none of them dead`,
    );
}

/**
 * The files that a document, or the comments of a source file, name. Decisions count as references, by their number.
 */
function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return findNamedFiles(text);
  const namedFiles = findComments(text).flatMap(findNamedFiles);
  return [...new Set(namedFiles)].filter((name) => !name.startsWith('docs/decisions/'));
}

function filesOfTheRepository(): string[] {
  const folders = '{app,components,docs,lab,lib,prisma,public,sandbox,scripts,server,tests}';
  return globSync(['*.*', '.*.*', `${folders}/**/*.*`]).map((file) => file.replaceAll('\\', '/'));
}

/** Returns why a reference is dead; undefined if it is not. */
function faultOf({ paper, section, name }: Reference): string | undefined {
  const file = paper.startsWith('decisions/') ? decisionOf(paper) : `docs/${paper}`;
  if (!file || !existsSync(file)) return `docs/${paper} is not there`;
  let text = readFileSync(file, 'utf8');
  if (section) {
    const sectionText = sectionOf(text, section);
    if (sectionText === undefined) return `${paper} has no ${section}`;
    text = sectionText;
  }
  const isThere = !name || normalise(text).includes(normalise(name));
  return isThere ? undefined : `${paper}${section ? ` ${section}` : ''} does not mention "${name}"`;
}

/** Decisions are cited by their number alone or by their whole name. */
function decisionOf(reference: string): string | undefined {
  return globSync(`docs/${reference.endsWith('.md') ? reference : `${reference}*.md`}`)[0];
}

/** The text of a numbered section, item or row of a table; undefined if there is none. */
function sectionOf(text: string, section: string): string | undefined {
  const number = section.replace(/^fact /, '').replaceAll('.', '\\.');
  if (/^R/.test(section)) return new RegExp(`^\\| ${number} \\|.*$`, 'm').exec(text)?.[0];
  const heading = /^fact /.test(section)
    ? null
    : new RegExp(`^(#+) ${number}\\.? .*$`, 'm').exec(text);
  if (heading?.[1]) {
    const rest = text.slice(heading.index + heading[0].length);
    const next = new RegExp(`^#{1,${heading[1].length}} `, 'm').exec(rest);
    return heading[0] + rest.slice(0, next?.index);
  }
  return new RegExp(`^${number}\\. .*$`, 'm').exec(text)?.[0];
}

function normalise(text: string): string {
  return text.replace(/[*`\s]+/g, ' ').toLowerCase();
}
