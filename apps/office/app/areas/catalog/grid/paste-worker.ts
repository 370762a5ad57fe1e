import { type PastedText, readPasted } from "./read-pasted.ts";

/** Reads a paste beside the page, which stays quick meanwhile. */
self.addEventListener("message", ({ data }: MessageEvent<PastedText>) => {
  void readPasted(data).then((read) => self.postMessage(read));
});
