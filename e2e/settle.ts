import type { Page } from '@playwright/test';

/**
 * Waits until a change of size, colors or position has taken effect: until a few frames pass in which nothing of the page
 * changes or fades. A page that never rests is taken as it is after some seconds.
 */
export const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let unchangedFrames = 0;
        const observer = new MutationObserver(() => (unchangedFrames = 0));
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        const isFading = () =>
          document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');
        const end = () => {
          clearTimeout(timer);
          observer.disconnect();
          resolve();
        };
        const timer = setTimeout(end, 5000);
        const look = () => {
          unchangedFrames = isFading() ? 0 : unchangedFrames + 1;
          if (unchangedFrames < 4) return requestAnimationFrame(look);
          end();
        };
        requestAnimationFrame(look);
      }),
  );
