import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Drag, dropIndex } from './drag-rules';

/** A pointer that moved less than this, in pixels, presses and does not drag. */
const THRESHOLD = 6;
/** How near the edges of the window the page scrolls, in pixels; the bar with Save is at its foot. */
const EDGE = { top: 80, bottom: 160 };
const PIXELS_A_FRAME = 18;

export type DragHandle = ReturnType<typeof useDragOrder>['handle'];

/** `floatY`: how far the row floats from its place, in pixels. */
type Press = { handle: HTMLElement; startY: number; y: number; floatY: number };

/**
 * Moves the rows of a list by pointer. `listRef` is for the list, whose children are the rows, and `handle`
 * has the events of each row's handle. The row floats with the pointer, and all keep their places until it is
 * released; `drag` says where the row would go. Escape, and a pointer that the browser takes away, leave the order as it was.
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
    handle.focus({ preventScroll: true }); // moving the row in the DOM lost it
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
        flushSync(follow); // the rows are low now, so that a far place is near
        floatTo(press.current, 0);
        window.scrollBy(0, middleOf(press.current.handle) - clientY);
      }
    },
    onPointerUp: () => end(drag),
    onPointerCancel: () => end(null),
    /** The press that ends a drag is not meant for what a press does; Enter has no `detail`. */
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
