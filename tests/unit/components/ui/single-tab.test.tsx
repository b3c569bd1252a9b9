import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SingleTab } from '@/components/ui/single-tab';

const loading = <p>Loading</p>;
const form = <p>Form</p>;

describe('a form before it is known whether another tab has it open', () => {
  it('is not rendered, and so fetches nothing, if a placeholder is given', () => {
    const shown = renderToStaticMarkup(
      <SingleTab name="form" notSaved="" loading={loading}>
        {form}
      </SingleTab>,
    );
    expect(shown).toBe('<p>Loading</p>');
  });

  it('is part of the HTML otherwise, so that nobody waits for it', () => {
    expect(
      renderToStaticMarkup(
        <SingleTab name="form" notSaved="">
          {form}
        </SingleTab>,
      ),
    ).toBe('<p>Form</p>');
  });
});
