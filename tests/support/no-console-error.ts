/** A console.error fails the test it happens in (style.md 50). */
import { afterEach, beforeEach, expect } from 'vitest';

const print = console.error;
let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  console.error = (...words: unknown[]) => {
    errors.push(words);
    print(...words);
  };
});

afterEach(() => {
  console.error = print;
  expect(errors, 'console.error was called').toEqual([]);
});
