import type { Page } from '@playwright/test';

/**
 * Returns the texts that are cut off by the window or by a box that cannot scroll. Ignores texts for screen readers
 * and texts with an ellipsis.
 */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCut);

function findCut(): string[] {
  const cut = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const text = textContent?.trim();
    // The slides beside the current one are off-screen on purpose.
    if (
      parentElement?.closest('[aria-hidden=true], [inert], .yarl__slide:not(.yarl__slide_current)')
    )
      continue;
    if (!text || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width > 1 && isCut(parentElement, box)) cut.add(text);
  }
  return [...cut];

  function isCut(parent: Element, box: DOMRect): boolean {
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const ownBox = at.getBoundingClientRect();
      if (ownBox.width <= 1 || style.clipPath !== 'none') return false; // for screen readers
      if (/auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis') return false;
      const hides = /hidden|clip/.test(style.overflowX);
      if (hides && (box.left < ownBox.left - 1 || box.right > ownBox.right + 1)) return true;
    }
    return box.left < -1 || box.right > document.documentElement.clientWidth + 1;
  }
}
