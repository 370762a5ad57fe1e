import { type PastedText, readPasted } from "./read-pasted.ts";

/** Parses pasted text in a worker, so that the page stays responsive. */
self.addEventListener("message", ({ data }: MessageEvent<PastedText>) => {
  void readPasted(data).then((read) => self.postMessage(read));
});
