import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Drag, dropIndex } from './drag-rules';

/** A press that moves by fewer pixels than this is a click, not a drag. */
const DRAG_THRESHOLD = 6;
/** The page scrolls when the pointer is this close to the window's edges, in pixels. The save bar covers the bottom. */
const EDGE = { top: 80, bottom: 160 };
const PIXELS_PER_FRAME = 18;

export type DragHandle = ReturnType<typeof useDragOrder>['handle'];

/** `floatY` is the row's offset from its position in the list, in pixels. */
type Press = { handle: HTMLElement; startY: number; y: number; floatY: number };

/**
 * Reorders the rows of a list by pointer. `listRef` belongs on the list, whose children are the rows, and `handle` on
 * each row's drag handle. During a drag the row follows the pointer, and the others move only when it is dropped.
 * `drag` is the current drop position. Escape or a cancelled pointer ends the drag without a change.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLOListElement>(null);
  const press = useRef<Press | null>(null);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragging = drag !== null;

  const followPointer = () => {
    const { current: list } = listRef;
    if (!press.current || !list) return;
    const { handle, y } = press.current;
    const rows = [...list.children];
    const from = rows.findIndex((row) => row.contains(handle));
    const to = dropIndex(rows.map(centreOf), from, y);
    floatTo(press.current, y - centreOf(handle) + press.current.floatY);
    setDrag((last) => (last?.from === from && last.to === to ? last : { from, to }));
  };

  const endDrag = (drop: Drag | null) => {
    const { current } = press;
    press.current = null;
    if (!dragging || !current) return;
    floatTo(current, 0);
    const { handle } = current;
    flushSync(() => {
      setDrag(null);
      if (drop && drop.from !== drop.to) onMove(drop.from, drop.to);
    });
    handle.focus({ preventScroll: true }); // React moved the row in the DOM, which lost the focus
    handle.scrollIntoView({ block: 'center' });
  };

  useEffect(() => {
    if (!dragging) return;
    let frame = requestAnimationFrame(function scroll() {
      const y = press.current?.y ?? EDGE.top;
      const { top = 0, bottom = 0 } = listRef.current?.getBoundingClientRect() ?? {};
      const low = window.innerHeight - EDGE.bottom;
      if (y < EDGE.top && top < EDGE.top) window.scrollBy(0, -PIXELS_PER_FRAME);
      if (y > low && bottom > low) window.scrollBy(0, PIXELS_PER_FRAME);
      followPointer();
      frame = requestAnimationFrame(scroll);
    });
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && endDrag(null);
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
      if (dragging) followPointer();
      else if (Math.abs(clientY - press.current.startY) >= DRAG_THRESHOLD) {
        wasDragged.current = true;
        flushSync(followPointer); // rows become lower during a drag, so render them before measuring
        floatTo(press.current, 0);
        window.scrollBy(0, centreOf(press.current.handle) - clientY);
      }
    },
    onPointerUp: () => endDrag(drag),
    onPointerCancel: () => endDrag(null),
    /** Suppresses the click that ends a drag. A click by keyboard, which has `detail` 0, is not suppressed. */
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

function centreOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
