import type { drawChart as draw } from '../drawChart';

/** jsdom cannot measure text, so this mock only supports clicking bars. */
export const drawChart = jest.fn<ReturnType<typeof draw>, Parameters<typeof draw>>(
  (element, { labels }, { onPick, onDrawn }) => {
    const pick = () => onPick?.(labels.length - 1);
    element.addEventListener('click', pick);
    onDrawn();
    return () => element.removeEventListener('click', pick);
  },
);
