import { watch } from 'node:fs';
import { compileMessages } from './compile-messages';

/** Editors write a file in several steps. */
const SETTLED_MS = 100;

/** For `npm run dev`: compiles messages/ again whenever one of its files changes. Returns the function that ends it. */
export function watchMessages(): () => void {
  let timer: NodeJS.Timeout | undefined;
  const compile = () =>
    compileMessages().catch((error: Error) => console.error(`messages: ${error.message}`));
  const watcher = watch('messages', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void compile(), SETTLED_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
