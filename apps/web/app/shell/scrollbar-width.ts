import { useEffect } from "react";

/** `--scrollbar-width`: the width of the scrollbar, for full-width elements. */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const measure = () => {
      const { documentElement: root } = document;
      root.style.setProperty("--scrollbar-width", `${window.innerWidth - root.clientWidth}px`);
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
}
