import type { Page } from '@playwright/test';

/** Returns the number of portraits that this browser has stored for the create form. */
export const storedPictures = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'memorialFormPicture')) return 0;
    return new Promise<number>((resolve, reject) => {
      const openRequest = indexedDB.open('memorialFormPicture');
      openRequest.onerror = reject;
      openRequest.onsuccess = () => {
        const names = [...openRequest.result.objectStoreNames];
        if (names.length === 0) return resolve(0);
        const countRequest = openRequest.result.transaction(names).objectStore('pictures').count();
        countRequest.onsuccess = () => {
          openRequest.result.close();
          resolve(countRequest.result);
        };
      };
    });
  });
