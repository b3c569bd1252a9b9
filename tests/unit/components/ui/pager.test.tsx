import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PagerFrame, pagerLabels } from '@/components/ui/pager';
import type { Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';

const nothing = () => null;

const pagerIn = (language: Language) =>
  renderToStaticMarkup(
    <PagerFrame
      labels={pagerLabels(translatorFor(language), '', language)}
      page={1234}
      pages={12_345}
      previous={nothing}
      next={nothing}
    />,
  );

it.each<[Language, string]>([
  ['en', 'Page 1,234 of 12,345'],
  ['es', 'Página 1234 de 12.345'],
  ['fr', 'Page 1\u202f234 sur 12\u202f345'],
  ['zh', '第 1,234 页，共 12,345 页'],
])('groups the digits of page numbers as usual in %s', (language, position) =>
  expect(pagerIn(language)).toContain(`>${position}<`),
);
