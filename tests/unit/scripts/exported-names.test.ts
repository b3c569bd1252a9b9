import { describe, expect, it } from 'vitest';
import { exportedNames, sharedNames } from '@/scripts/checks/exported-names';

describe('exportedNames', () => {
  it('finds functions, values, types, classes, interfaces and enums', () => {
    const text = `
      export function a() {}
      export const b = 1, c = 2;
      export type D = string;
      export class E {}
      export interface F {}
      export enum G {}
      const h = 1;
      function i() {}`;
    expect(exportedNames('lib/x.ts', text)).toEqual(['a', 'b', 'c', 'D', 'E', 'F', 'G']);
  });

  it('finds the names that patterns declare', () => {
    const text = `
      export const { a, x: b, y: { c = 1 }, ...d } = made();
      export const [e, , [f], ...g] = listed();`;
    expect(exportedNames('lib/x.ts', text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('leaves out default exports, re-exports and the names that Next.js prescribes', () => {
    const text = `
      export { a } from './a';
      export const metadata = {};
      export async function GET() {}
      export default function Page() { return <p>b</p>; }`;
    expect(exportedNames('app/page.tsx', text)).toEqual([]);
  });
});

describe('sharedNames', () => {
  it('finds names of several modules, not overloads in one', () => {
    const names = new Map([
      ['lib/x.ts', ['one', 'two', 'two']],
      ['lib/y.ts', ['three', 'one']],
    ]);
    expect([...sharedNames(names)]).toEqual([['one', ['lib/x.ts', 'lib/y.ts']]]);
  });
});
