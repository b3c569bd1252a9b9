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
        const countRequest = opening.result.transaction(names).objectStore('pictures').count();
        countRequest.onsuccess = () => {
          opening.result.close();
          resolve(countRequest.result);
        };
      };
    });
  });
