import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OtherNamesForm } from '@/components/memorials/languages/other-names-form';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

// A click before the scripts run would be lost, and saving the form would restore the removed name.
it('is disabled until its scripts run', () => {
  const html = renderToStaticMarkup(
    withEnglishMessages(
      <OtherNamesForm
        memorialId="dKbwwRVz5dF8"
        names={[{ language: 'ar', fullName: 'ونغاري' }]}
        languages={[{ value: 'ar', label: 'Arabic' }]}
      />,
    ),
  );
  expect(html).toMatch(
    /<fieldset disabled="".*name="names\.0\.fullName".*Remove name 1.*<\/fieldset>/s,
  );
  expect(html.match(/<button/g)).toHaveLength(html.match(/<button[^>]* disabled=""/g)?.length ?? 0);
});
