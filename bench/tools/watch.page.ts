/* Runs in a measured page before its own scripts. */

declare global {
  interface Window {
    /** Says which rows are shown. */
    benchSignature: () => string;
    benchWatch: {
      signature: () => string;
      /** Milliseconds from the next event of a kind until different rows are painted, and until the next paint. */
      afterNext: (event: string) => Promise<{ rows: number; paint: number }>;
      /** Milliseconds from the end of a call's largest answer until the first rows are painted. */
      firstRows: (call: string) => Promise<number>;
      /** Milliseconds of each frame in which a scroller moved: from its start by some pixels a frame, until its end. */
      frames: (scroller: string, step: number, count: number) => Promise<number[]>;
    };
  }
}

const signature = () => window.benchSignature();
const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    });
  });
const until = (happened: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!happened()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    look();
  });
window.benchWatch = {
  signature,
  async afterNext(event) {
    const before = signature();
    const start = await new Promise<number>((resolve) => {
      window.addEventListener(event, ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      });
    });
    const paint = painted();
    await until(() => signature() !== before);
    return { rows: (await painted()) - start, paint: (await paint) - start };
  },
  async firstRows(call) {
    await until(() => signature() !== '');
    const end = await painted();
    // The page may ask for a few of them besides, which are answered earlier.
    const [entry] = performance
      .getEntriesByType('resource')
      .filter((one): one is PerformanceResourceTiming => one.name.includes(call))
      .sort((a, b) => b.decodedBodySize - a.decodedBodySize);
    return end - (entry?.responseEnd ?? Number.NaN);
  },
  async frames(selector, step, count) {
    const scroller = document.querySelector(selector);
    if (scroller === null) throw new Error(`nothing scrolls at ${selector}`);
    scroller.scrollTop = 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
    const lengths: number[] = [];
    let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < count; frame += 1) {
      const before = scroller.scrollTop;
      scroller.scrollTop = before + step;
      const hasMoved = scroller.scrollTop !== before;
      const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      if (hasMoved) lengths.push(at - last);
      last = at;
    }
    return lengths;
  },
};

export {};
