const KEY = "azulejo:reload";
const GUARD_MS = 10_000;

/** A chunk that a new build has removed: the page is loaded anew, at most once in ten seconds per path. */
export function guardChunks(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const path = location.pathname;
    const last = read();
    if (last && last.path === path && last.expires > Date.now()) return;
    sessionStorage.setItem(KEY, JSON.stringify({ path, expires: Date.now() + GUARD_MS }));
    event.preventDefault();
    location.reload();
  });
}

function read(): { path: string; expires: number } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
