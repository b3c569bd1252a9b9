import type { FormEvent } from 'react';
import { describe, expect, it } from 'vitest';
import type { SendFile } from '@/components/media/send-file';
import { UploadQueue } from '@/components/media/upload-queue';
import { saveAfterUploads } from '@/components/memorials/edit/save-after-uploads';
import { ApiError } from '@/lib/browser/api';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { addedItem, fileNamed, heldSend, reduceNothing } from '../../../media/held-send';

const t = translatorFor('en');

const EVENT = { preventDefault: () => undefined } as FormEvent; // as: Save uses nothing else of the event

function setUpSave(send: SendFile) {
  const queue = new UploadQueue(send, reduceNothing, t);
  const messages: string[] = [];
  let saves = 0;
  const save = async () => {
    saves += 1;
  };
  const press = saveAfterUploads(
    queue,
    save,
    (message) => messages.push(message),
    translatorFor('en'),
  );
  return { queue, press: () => press(EVENT), messages, saves: () => saves };
}

describe('Save', () => {
  it('saves at once if no file was chosen', async () => {
    const { press, saves } = setUpSave(async () => addedItem('a'));
    await press();
    expect(saves()).toBe(1);
  });

  it('uploads the chosen files first, and saves after the last one', async () => {
    const { send, answer } = heldSend();
    const { queue, press, saves, messages } = setUpSave(send);
    queue.choose([fileNamed('a.jpg'), fileNamed('b.jpg'), fileNamed('c.jpg')]);
    const pressed = press();
    await answer('a.jpg');
    await answer('b.jpg');
    expect(saves()).toBe(0);
    await answer('c.jpg');
    await pressed;
    expect([saves(), messages]).toEqual([1, ['']]);
  });

  it('names a failed file and saves nothing; pressed again, it saves without that file', async () => {
    const { queue, press, saves, messages } = setUpSave(async (file) => {
      if (file.name === 'bad.jpg') throw new ApiError(400, 'This is no picture.');
      return addedItem('a');
    });
    queue.choose([fileNamed('good.jpg'), fileNamed('bad.jpg')]);
    await press();
    expect(saves()).toBe(0);
    expect(messages.at(-1)).toMatch(/^Not uploaded: bad\.jpg\. /);
    await press();
    expect(saves()).toBe(1);
  });

  it('saves without a file that was removed from the list meanwhile', async () => {
    const { send } = heldSend();
    const { queue, press, saves } = setUpSave(send);
    queue.choose([fileNamed('slow.jpg')]);
    const pressed = press();
    queue.remove(queue.current()[0]?.key ?? 0);
    await pressed;
    expect(saves()).toBe(1);
  });

  it('saves nothing if the person leaves while it waits', async () => {
    const { send } = heldSend();
    const { queue, press, saves, messages } = setUpSave(send);
    queue.choose([fileNamed('slow.jpg')]);
    const pressed = press();
    queue.stop();
    await pressed;
    expect([saves(), messages]).toEqual([0, ['']]);
  });
});
