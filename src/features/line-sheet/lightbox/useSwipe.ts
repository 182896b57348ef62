import { type PointerEvent, useRef } from 'react';
import { swipeOf } from './swipe';

/** Turns what is swiped; until the finger leaves it the element follows by the variable `--drag`. */
export function useSwipe(onTurn: (by: -1 | 1) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);

  const movedTo = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = start.current;
    if (from === null || from.id !== pointerId) return { x: 0, y: 0 };
    return { x: clientX - from.x, y: clientY - from.y };
  };
  const follow = (element: EventTarget & HTMLElement, x: number) =>
    element.style.setProperty('--drag', `${x}px`);
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    follow(currentTarget, 0);
  };

  return {
    onPointerDown: ({ pointerId, clientX, clientY, isPrimary }: PointerEvent) => {
      if (isPrimary) start.current = { id: pointerId, x: clientX, y: clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) follow(event.currentTarget, movedTo(event).x);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const by = swipeOf(movedTo(event));
      end(event);
      if (by !== 0) onTurn(by);
    },
    onPointerCancel: end,
    onPointerLeave: end,
  };
}
