import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RestoredNotice } from '@/components/memorials/edit/restored-notice';
import { CameraErrorNotice } from '@/components/scan/camera-error-notice';
import { JavaScriptRequired } from '@/components/ui/javascript-required';
import { readMessages } from '@/scripts/messages/read-messages';

const messages = await readMessages('zh');

const nothing = () => {};

it.each<[string, ReactElement]>([
  ['a camera that does not run', <CameraErrorNotice key="a" fault="none" onRetry={nothing} />],
  [
    'restored changes',
    <RestoredNotice key="b" unstoredNote="文件不会保留。" onDiscard={nothing} />,
  ],
  ['a browser without scripts', <JavaScriptRequired key="c" email="hello@example.org" />],
])('puts no space between the Chinese sentences about %s', (_, notice) => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="zh" messages={messages} timeZone="UTC">
      {notice}
    </NextIntlClientProvider>,
  );
  expect(html).toContain('。');
  expect(html).not.toMatch(/[。！？]\s/);
});
