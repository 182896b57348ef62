import { useEffect, useState } from 'react';

/** What a person does first on a page, before or while they scroll. */
const signs = ['pointerdown', 'pointermove', 'wheel', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Whether anybody has moved, pressed or scrolled anything since this was mounted. */
export function useIsTouched(): boolean {
  const [isTouched, setTouched] = useState(false);

  useEffect(
    function waitForFirstSign() {
      if (isTouched) return;
      const note = () => setTouched(true);
      const options = { capture: true, passive: true };
      for (const sign of signs) window.addEventListener(sign, note, options);
      return () => {
        for (const sign of signs) window.removeEventListener(sign, note, options);
      };
    },
    [isTouched],
  );
  return isTouched;
}
