import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendBirthdayReminders } from '@/lib/memorials/commands/send-birthday-reminders';
import { db } from '@/lib/platform/db/client';
import { addMemorialWithPicture } from '../../ports/media/memorial-with-picture';
import { ada, ben, cleo, kim, type Person } from '../../support/cast';
import { addKeeper } from '../../support/keeper';
import { addMemorial } from '../../support/memorial';

let owner: Person;

beforeAll(async () => {
  owner = await ada();
});
beforeEach(async () => {
  await db().memorial.deleteMany();
  await db().outboxMail.deleteMany();
});

const addWithReminder = (form: object = {}, createdById: string | undefined = owner.user.id) =>
  addMemorial({ createdById }, { birthDate: '1940-04-01', enableBirthDateReminder: true, ...form });
const sentOn = async (day: string, time = '06:11') => {
  await sendBirthdayReminders({}, new Date(`${day}T${time}:00Z`));
  const mails = await db().outboxMail.findMany({ orderBy: { key: 'asc' } });
  return mails.map(({ key }) => key);
};

describe('birthday reminders', () => {
  it('go to the owner on the birthday, with a link', async () => {
    const id = await addWithReminder();
    expect(await sentOn('2027-04-01')).toEqual([`birthday/${id}/2027`]);
    const mail = await db().outboxMail.findFirstOrThrow();
    expect(mail).toMatchObject({
      to: owner.user.email,
      subject: 'Remembering Wangari Test today',
      sentAt: null,
    });
    expect(mail.text).toContain('Dear Ada,');
    expect(mail.text).toContain('1 April 1940');
    expect(mail.text).toContain(`http://localhost:3000/memorial/${id}`);
  });

  it('ask for a successor until one is named', async () => {
    const id = await addWithReminder();
    const keeper = await kim();
    await addKeeper(id, keeper, 'keeper');
    const successorTexts = [
      'Who should keep this page after you?',
      `/edit-memorial/${id}/keepers#succession`,
    ];
    const textOf = async (year: number) => {
      await sentOn(`${year}-04-01`);
      const key = `birthday/${id}/${year}`;
      return (await db().outboxMail.findUniqueOrThrow({ where: { key } })).text;
    };
    for (const part of successorTexts) expect(await textOf(2027)).toContain(part);
    await db().keeper.updateMany({
      where: { memorialId: id, userId: keeper.user.id },
      data: { succession: 'asked' },
    });
    for (const part of successorTexts) expect(await textOf(2028)).not.toContain(part);
  });

  it('go to the current owner only', async () => {
    const id = await addWithReminder();
    const heir = await cleo();
    await addKeeper(id, heir, 'owner');
    await addKeeper(id, await kim(), 'keeper');
    await sentOn('2027-04-01');
    const mails = await db().outboxMail.findMany({ where: { key: { contains: id } } });
    expect(mails.map(({ to }) => to)).toEqual([heir.user.email]);
  });

  it('show the portrait of a public memorial', async () => {
    const { id } = await addMemorialWithPicture(owner.user.id, true);
    const born = {
      birthDate: new Date('1940-04-01'),
      birthPrecision: 'day',
      birthdayReminder: true,
    } as const;
    await db().memorial.update({ where: { id }, data: born });
    await sentOn('2027-04-01');
    const { html } = await db().outboxMail.findFirstOrThrow();
    expect(html).toContain(`src="http://localhost:3000/memorial/${id}/portrait.jpg"`);
  });

  it('go once a year, however often the job runs', async () => {
    const id = await addWithReminder();
    await Promise.all([sentOn('2027-04-01'), sentOn('2027-04-01', '06:12')]);
    expect(await sentOn('2027-04-01', '23:59')).toEqual([`birthday/${id}/2027`]);
    expect(await sentOn('2028-04-01')).toEqual([`birthday/${id}/2027`, `birthday/${id}/2028`]);
  });

  it.each(['2027-03-31', '2027-04-02', '2027-05-01', '2027-01-04'])(
    'are not sent on %s',
    async (day) => {
      await addWithReminder();
      expect(await sentOn(day)).toEqual([]);
    },
  );

  it('are not sent unless the family asked for them', async () => {
    await addWithReminder({ enableBirthDateReminder: false });
    expect(await sentOn('2027-04-01')).toEqual([]);
  });

  it('are not sent once the creator has left', async () => {
    const leaving = await ben();
    await addWithReminder({}, leaving.user.id);
    await db().user.delete({ where: { id: leaving.user.id } });
    expect(await sentOn('2027-04-01')).toEqual([]);
  });

  it.each([
    ['2027-02-28', 1],
    ['2027-03-01', 0],
    ['2028-02-28', 0],
    ['2028-02-29', 1],
    ['2100-02-28', 1],
  ])('for somebody born on 29 February: on %s, the number sent is %i', async (day, count) => {
    await addWithReminder({ birthDate: '1940-02-29' });
    expect(await sentOn(day)).toHaveLength(count);
  });

  it('keep the subject on one line', async () => {
    const id = await addWithReminder();
    await db().memorial.update({ where: { id }, data: { fullName: 'Two\r\nLines' } });
    await sentOn('2027-04-01');
    expect((await db().outboxMail.findFirstOrThrow()).subject).toBe('Remembering Two Lines today');
  });
});
