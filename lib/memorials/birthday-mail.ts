import type { NewMail } from '@/lib/jobs/enqueue-mail';
import { mailLayout } from '@/lib/mail/layout';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/site-url';
import { longDate } from './rules';

type Remembered = { id: string; fullName: string; birthDate: string; email: string };

/** A few words on a birthday, to the creator of the memorial. Once a year: the year is in its key. */
export function birthdayMail(
  { id, fullName, birthDate, email }: Remembered,
  year: number,
): NewMail {
  const name = fullName.replace(/\s+/g, ' ');
  return {
    key: `birthday/${id}/${year}`,
    to: email,
    subject: `Remembering ${name} today`,
    ...mailLayout({
      heading: `Remembering ${name} today`,
      paragraphs: [
        `${name} was born on ${longDate(birthDate)}. Birthdays can be heavy, and they can be warm.`,
        'However you spend the day, the page is there: to read, to share a memory with somebody, ' +
          'or just to look at for a while.',
        'This mail comes once a year, because birthday reminders are on for this memorial. You can ' +
          'switch them off where you edit it.',
      ],
      button: { label: 'View Memorial', url: absolute(paths.memorial(id)) },
    }),
  };
}
