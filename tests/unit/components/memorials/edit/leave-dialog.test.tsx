import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LeaveDialog } from '@/components/memorials/edit/leave-dialog';
import { getUnstorableLabels } from '@/components/memorials/form/unstorable-labels';
import { translatorFor } from '@/lib/platform/language/translator-for';
import { withEnglishMessages } from '../../../../support/with-english-messages';

const t = translatorFor('en');
const nothing = () => undefined;
const htmlFor = (isStorable: boolean, labelList: string[]) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <LeaveDialog
        canKeep={isStorable}
        unstoredLabels={labelList}
        onStay={nothing}
        onKeep={nothing}
        onDiscard={nothing}
      />,
    ),
  );

describe('the question before leaving an editor', () => {
  it('offers to store what can be stored, and names what cannot', () => {
    const text = htmlFor(true, getUnstorableLabels({ picture: true, files: true }, t));
    expect(text).toContain(
      'keep them in this browser (except identity numbers, the new picture and files that are not added yet) until',
    );
    expect(text).toContain('Keep for later');
  });

  it('names only what cannot be stored', () => {
    expect(htmlFor(true, getUnstorableLabels({}, t))).toContain('(except identity numbers) until');
    expect(htmlFor(true, [])).toContain('in this browser until you open the form again.');
  });

  it('does not offer to store what cannot be stored, such as files alone', () => {
    const text = htmlFor(false, getUnstorableLabels({ files: true }, t));
    expect(text).toContain('it cannot be kept in this browser');
    expect(text).not.toContain('Keep for later');
  });
});
