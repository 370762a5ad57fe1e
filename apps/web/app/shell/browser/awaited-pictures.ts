import { useEffect } from "react";

/** Waits before each new attempt. */
const WAITS_MS = [1200, 3000, 6000, 12_000, 24_000];
/** An empty picture is a sixteenth of the true one; true pictures are never enlarged this much. */
const EMPTY_BELOW = 1 / 8;

const isEmpty = (image: HTMLImageElement): boolean =>
  image.naturalWidth > 0 && image.clientWidth > 0 && image.naturalWidth < image.clientWidth * EMPTY_BELOW;

/** Asks again for pictures that the server was still drawing; until then their mean color shows. */
export function useAwaitedPictures(): void {
  useEffect(() => {
    const attempts = new WeakMap<HTMLImageElement, number>();
    const look = (image: HTMLImageElement) => {
      const attempt = attempts.get(image) ?? 0;
      const wait = WAITS_MS[attempt];
      if (!isEmpty(image) || wait === undefined) return;
      attempts.set(image, attempt + 1);
      const { src, srcset } = image;
      setTimeout(() => image.isConnected && image.src === src && askAgain(image, { src, srcset }, attempt), wait);
    };
    const arrived = ({ target }: Event) => target instanceof HTMLImageElement && look(target);
    // Load events of pictures don't bubble.
    document.addEventListener("load", arrived, true);
    for (const image of document.images) if (image.complete) look(image);
    return () => document.removeEventListener("load", arrived, true);
  }, []);
}

/** A browser doesn't load an address of the page again; a query makes it another one. */
function askAgain(image: HTMLImageElement, { src, srcset }: { src: string; srcset: string }, attempt: number): void {
  const again = (address: string) => `${address.replace(/\?again=\d+$/, "")}?again=${attempt}`;
  image.srcset = srcset.replace(/[^\s,]+(?= \d+w)/g, again);
  image.src = again(src);
}
