import { watch } from 'node:fs';
import { compileMessages } from './compile-messages';

/** Editors may write a file in several steps. */
const SETTLED_MS = 100;

/** For `npm run dev`: recompiles messages/ whenever a file changes. Returns a function that stops it. */
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
