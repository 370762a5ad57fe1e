/** So many cells take a few milliseconds. */
const SLICE = 2000;

/** Lets the browser draw and answer before the work goes on. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Does work for many things a slice at a time. */
export async function inSlices<One>(all: readonly One[], work: (slice: readonly One[]) => void): Promise<void> {
  for (let start = 0; start < all.length; start += SLICE) {
    if (start > 0) await pause();
    work(all.slice(start, start + SLICE));
  }
}
