import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Drag, dropIndex } from './drag-rules';

/** A pointer that moves less than this, in pixels, clicks instead of dragging. */
const THRESHOLD = 6;
/** The page scrolls when the pointer is this close to the window's edges, in pixels. The save bar covers the bottom. */
const EDGE = { top: 80, bottom: 160 };
const PIXELS_A_FRAME = 18;

export type DragHandle = ReturnType<typeof useDragOrder>['handle'];

/** `floatY` is the row's offset from its place, in pixels. */
type Press = { handle: HTMLElement; startY: number; y: number; floatY: number };

/**
 * Reorders the rows of a list by pointer. `listRef` belongs on the list, whose children are the rows, and `handle` on
 * each row's drag handle. The row floats with the pointer and nothing moves until it is released; `drag` holds the drop
 * position. Escape or a cancelled pointer restores the order.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLOListElement>(null);
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragging = drag !== null;

  const follow = () => {
    const { current: list } = listRef;
    if (!press.current || !list) return;
    const { handle, y } = press.current;
    const rows = [...list.children];
    const from = rows.findIndex((row) => row.contains(handle));
    const to = dropIndex(rows.map(middleOf), from, y);
    floatTo(press.current, y - middleOf(handle) + press.current.floatY);
    setDrag((last) => (last?.from === from && last.to === to ? last : { from, to }));
  };

  const end = (drop: Drag | null) => {
    const { current } = press;
    press.current = null;
    if (!dragging || !current) return;
    floatTo(current, 0);
    const { handle } = current;
    flushSync(() => {
      setDrag(null);
      if (drop && drop.from !== drop.to) onMove(drop.from, drop.to);
    });
    handle.focus({ preventScroll: true }); // React moved the row in the DOM, which drops the focus
    handle.scrollIntoView({ block: 'center' });
  };

  useEffect(() => {
    if (!dragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const y = press.current?.y ?? EDGE.top;
      const { top = 0, bottom = 0 } = listRef.current?.getBoundingClientRect() ?? {};
      const low = window.innerHeight - EDGE.bottom;
      if (y < EDGE.top && top < EDGE.top) window.scrollBy(0, -PIXELS_A_FRAME);
      if (y > low && bottom > low) window.scrollBy(0, PIXELS_A_FRAME);
      follow();
      frame = requestAnimationFrame(scroll);
    });
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end(null);
    window.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', onKey);
    };
  });

  const handle = {
    onPointerDown({ button, isPrimary, currentTarget, pointerId, clientY }: Pointer) {
      if (button !== 0 || !isPrimary) return;
      wasDragged.current = false;
      press.current = { handle: currentTarget, startY: clientY, y: clientY, floatY: 0 };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ clientY }: Pointer) {
      if (!press.current) return;
      press.current.y = clientY;
      if (dragging) follow();
      else if (Math.abs(clientY - press.current.startY) >= THRESHOLD) {
        wasDragged.current = true;
        flushSync(follow); // renders the flat rows before they are measured
        floatTo(press.current, 0);
        window.scrollBy(0, middleOf(press.current.handle) - clientY);
      }
    },
    onPointerUp: () => end(drag),
    onPointerCancel: () => end(null),
    /** Suppresses the click that ends a drag. A click by keyboard has `detail` 0 and passes. */
    onClickCapture(event: MouseEvent) {
      if (wasDragged.current && event.detail > 0) event.stopPropagation();
    },
  };

  return { listRef, drag, handle };
}

type Pointer = PointerEvent<HTMLElement>;

function floatTo(press: Press, y: number): void {
  press.floatY = y;
  const row = press.handle.closest('li');
  if (row) row.style.transform = y === 0 ? '' : `translateY(${y}px)`;
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
