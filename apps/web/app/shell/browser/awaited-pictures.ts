import { useEffect } from "react";

/** Delays before each retry; the server itself also waits a moment before it answers with a placeholder. */
const WAITS_MS = [300, 500, 1000, 1500, 2000, 3000, 5000, 10_000, 20_000];
/** A placeholder is far smaller than the real picture (`placeholderOf` in `apps/content`); real pictures are never enlarged this much. */
const EMPTY_BELOW = 1 / 8;

const isEmpty = (image: HTMLImageElement): boolean => image.naturalWidth > 0 && image.naturalWidth < image.clientWidth * EMPTY_BELOW;

/**
 * Shows a picture, and those over or under it once all of them are there: a tile laid over a room shows the room's outline in its own color
 * until the room has loaded.
 */
function isThere(image: HTMLImageElement): void {
  const frame = [...(image.parentElement?.children ?? [])].filter((one) => one instanceof HTMLImageElement);
  if (frame.every((one) => one.complete && (one === image || !isEmpty(one)))) for (const one of frame) one.removeAttribute("data-awaited");
}

/** Asks again for pictures that the server was still drawing; until then their mean color shows. */
export function useAwaitedPictures(): void {
  useEffect(() => {
    const attempts = new WeakMap<HTMLImageElement, { address: string; made: number }>();
    /** A hidden picture has no size to compare, so it is checked once it is shown. */
    const hidden = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (!(target instanceof HTMLImageElement) || target.clientWidth === 0) continue;
        hidden.unobserve(target);
        look(target);
      }
    });
    const look = (image: HTMLImageElement) => {
      if (image.clientWidth === 0) return hidden.observe(image);
      if (!isEmpty(image)) return isThere(image);
      const address = plain(image.src);
      const last = attempts.get(image);
      const made = last?.address === address ? last.made : 0;
      const wait = WAITS_MS[made];
      if (wait === undefined) return isThere(image);
      attempts.set(image, { address, made: made + 1 });
      setTimeout(() => image.isConnected && plain(image.src) === address && askAgain(image, made), wait);
    };
    const arrived = ({ target }: Event) => target instanceof HTMLImageElement && look(target);
    // Load events of pictures don't bubble.
    const failed = ({ target }: Event) => target instanceof HTMLImageElement && isThere(target);
    document.addEventListener("load", arrived, true);
    document.addEventListener("error", failed, true);
    for (const image of document.images) if (image.complete) look(image);
    return () => {
      document.removeEventListener("load", arrived, true);
      document.removeEventListener("error", failed, true);
      hidden.disconnect();
    };
  }, []);
}

const plain = (address: string): string => address.replace(/\?again=\d+$/, "");

/**
 * A browser doesn't load the same address again on a page; a query changes it, in every set of sources that the browser may choose from.
 */
function askAgain(image: HTMLImageElement, attempt: number): void {
  const again = (address: string) => `${plain(address)}?again=${attempt}`;
  const sources = image.parentElement instanceof HTMLPictureElement ? image.parentElement.querySelectorAll("source") : [];
  for (const set of [...sources, image]) if (set.srcset) set.srcset = set.srcset.replace(/\S+(?= [\d.]+[wx])/g, again);
  image.src = again(image.src);
}
