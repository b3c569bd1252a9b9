import { createElement, type MouseEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../../components/ui/button.tsx';

const press = vi.fn();
const button = (props: object) => ({ onClick: press, children: 'Send', ...props });

it.each([{ busy: true }, { 'aria-disabled': true }])(
  'keeps the focus and ignores presses with %o',
  (props) => {
    const rendered = button({ ...props, type: 'submit' });
    const html = renderToStaticMarkup(createElement(Button, rendered));
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=');
    const preventDefault = vi.fn();
    Button(rendered).props.onClick({ preventDefault } as unknown as MouseEvent);
    expect(preventDefault).toHaveBeenCalledOnce();
    expect(press).not.toHaveBeenCalled();
  },
);

it('is disabled like any other button without busy and aria-disabled', () => {
  const html = renderToStaticMarkup(createElement(Button, button({ disabled: true })));
  expect(html).toContain(' disabled=');
  expect(html).not.toContain(' aria-disabled=');
  expect(Button(button({})).props.onClick).toBe(press);
});
