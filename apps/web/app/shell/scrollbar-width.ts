import { useEffect } from "react";

/** `--scrollbar-width`: what the scrollbar takes of the window, for what spans all of it. */
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
