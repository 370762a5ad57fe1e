import PasteWorker from "./paste-worker.ts?worker";
import { type PastedText, type ReadPaste, readPasted } from "./read-pasted.ts";

/** Parses a paste in a separate worker; on the page itself if the browser can't start one. */
export function readInWorker(pasted: PastedText): Promise<ReadPaste> {
  return new Promise((resolve, reject) => {
    const worker = new PasteWorker();
    const end = () => worker.terminate();
    worker.addEventListener("message", ({ data }: MessageEvent<ReadPaste>) => {
      end();
      resolve(data);
    });
    worker.addEventListener("error", () => {
      end();
      readPasted(pasted).then(resolve, reject);
    });
    worker.postMessage(pasted);
  });
}
