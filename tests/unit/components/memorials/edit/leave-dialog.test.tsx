import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LeaveDialog } from '@/components/memorials/edit/leave-dialog';
import { cannotWait } from '@/components/memorials/form/cannot-wait';
import { wordsIn } from '@/lib/platform/language/words-in';
import { inEnglish } from '../../../../support/in-english';

const say = wordsIn('en');
const nothing = () => undefined;
const shown = (canWait: boolean, without: string[]) =>
  renderToStaticMarkup(
    inEnglish(
      <LeaveDialog
        canWait={canWait}
        without={without}
        onStay={nothing}
        onKeep={nothing}
        onDiscard={nothing}
      />,
    ),
  );

describe('the question before leaving an editor', () => {
  it('offers to keep what can be kept, and names what cannot', () => {
    const text = shown(true, cannotWait({ picture: true, files: true }, say));
    expect(text).toContain(
      'keep them in this browser (except identity numbers, the new picture and files that are not added yet) until',
    );
    expect(text).toContain('Keep for later');
  });

  it('names only what there is', () => {
    expect(shown(true, cannotWait({}, say))).toContain('(except identity numbers) until');
    expect(shown(true, [])).toContain('in this browser until you open the form again.');
  });

  it('does not offer to keep what cannot be kept, such as files alone', () => {
    const text = shown(false, cannotWait({ files: true }, say));
    expect(text).toContain('it cannot be kept in this browser');
    expect(text).not.toContain('Keep for later');
  });
});
