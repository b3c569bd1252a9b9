import { glob, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { features } from '@/components/layout/about/content';
import { LANGUAGES, type Language } from '@/lib/platform/language/languages';
import { translatorFor } from '@/lib/platform/language/translator-for';

/** The text of the About page about who can see a memorial. */
const accessText = (language: Language): string => {
  const t = translatorFor(language);
  const title = t('about.features.access.title');
  return features(t).find((one) => one.title === title)?.text ?? '';
};

describe('the texts about who can see a memorial', () => {
  it('describe all five levels on the About page, and that administrators see every page', () => {
    for (const level of [
      'open to everyone',
      'to anyone with its link or code',
      'for those who know the family password',
      'for people the family invites',
      'only for those who look after it',
      'Our administrators can open every page',
    ])
      expect(accessText('en')).toContain(level);
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    'name the family password in %s as the gate does',
    (language) => {
      const label = translatorFor(language)('access.gate.label').toLowerCase();
      expect(accessText(language).toLowerCase()).toContain(label);
    },
  );

  it('never call a page just public or private', async () => {
    const outdatedFiles: string[] = [];
    let readCount = 0;
    for await (const file of glob(['{app,components}/**/*.tsx', 'messages/en/*.json'])) {
      readCount += 1;
      if (/\bpublic or private\b/i.test(await readFile(file, 'utf8'))) outdatedFiles.push(file);
    }
    expect(readCount).toBeGreaterThan(300);
    expect(outdatedFiles).toEqual([]);
  });
});
