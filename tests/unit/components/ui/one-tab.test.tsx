import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OneTab } from '@/components/ui/one-tab';

const loading = <p>Loading</p>;
const form = <p>Form</p>;

describe('a form of which it is not known yet whether another tab has it', () => {
  it('is not there, so that it fetches nothing, if it has something to show meanwhile', () => {
    const shown = renderToStaticMarkup(
      <OneTab name="form" notSaved="" loading={loading}>
        {form}
      </OneTab>,
    );
    expect(shown).toBe('<p>Loading</p>');
  });

  it('is in the HTML otherwise, so that nobody waits for it', () => {
    expect(
      renderToStaticMarkup(
        <OneTab name="form" notSaved="">
          {form}
        </OneTab>,
      ),
    ).toBe('<p>Form</p>');
  });
});
