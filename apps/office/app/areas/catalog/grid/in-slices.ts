/** Number of cells that are processed in a few milliseconds. */
const SLICE = 2000;

/** Lets the browser draw and handle input before the work continues. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Processes a long list in parts, with pauses in between. */
export async function inSlices<One>(all: readonly One[], work: (slice: readonly One[]) => void): Promise<void> {
  for (let start = 0; start < all.length; start += SLICE) {
    if (start > 0) await pause();
    work(all.slice(start, start + SLICE));
  }
}
