import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MailLanguage } from '@/components/accounts/profile/mail-language';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

it('offers languages by their own names, with the stored one selected', () => {
  const options = [
    { value: 'en', label: 'English' },
    { value: 'fr', label: 'Français' },
  ];
  const html = renderToStaticMarkup(
    withEnglishMessages(<MailLanguage language="fr" options={options} />),
  );
  expect(html).toMatch(/<label[^>]*>Language/);
  expect(html).toContain('The language of the emails we send you.');
  expect(html).toContain('<option value="en">English</option>');
  expect(html).toContain('<option value="fr" selected="">Français</option>');
});
