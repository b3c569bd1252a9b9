import type { Page } from '@playwright/test';

/** Returns the number of portraits that this browser has stored for the create form. */
export const storedPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'memorialFormPicture')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('memorialFormPicture');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const names = [...opening.result.objectStoreNames];
        if (names.length === 0) return resolve(0);
        const counting = opening.result.transaction(names).objectStore('pictures').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });
