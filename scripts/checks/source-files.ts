import { globSync } from 'node:fs';

const FOLDERS = 'app,components,lab,lib,prisma,sandbox,scripts,server,tests';
const GENERATED = /^lib\/platform\/(db|language|openapi)\/generated\//;

/** All source files, as paths from the repository's root. */
export const sourceFiles = (): string[] =>
  globSync([`{${FOLDERS}}/**/*.{ts,tsx,mjs}`, '*.{ts,mjs}', '.dependency-cruiser.mjs'])
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !GENERATED.test(file) && file !== 'next-env.d.ts')
    .sort();
