import { useEffect } from "react";

const FADE_MS = 400;
/** The computed background color of an element without one. */
const NONE = "rgba(0, 0, 0, 0)";

/** Whether an element contains only the picture, so that it can show the picture's mean color until it loads. */
const isFrame = (box: HTMLElement, image: HTMLImageElement): boolean =>
  Math.abs(box.clientWidth - image.clientWidth) < 4 && Math.abs(box.clientHeight - image.clientHeight) < 4;

/** Makes pictures that load late fade in from their mean color; those on the first screen appear immediately. */
export function useFadingPictures(): void {
  useEffect(() => {
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)");
    const arrived = ({ target }: Event) => {
      if (isCalm.matches || !(target instanceof HTMLImageElement) || target.loading !== "lazy") return;
      const box = target.closest("picture")?.parentElement ?? target.parentElement;
      if (!box || !isFrame(box, target)) return;
      const mean = getComputedStyle(target).backgroundColor;
      if (mean !== NONE) box.style.backgroundColor = mean;
      target.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: "ease" });
    };
    // Load events of pictures don't bubble, so the listener captures them.
    document.addEventListener("load", arrived, true);
    return () => document.removeEventListener("load", arrived, true);
  }, []);
}
