import { useEffect, useRef } from "react";
import { openSessionChannel } from "./session-channel.ts";

const TICK_MS = 1000;
/** Renews the session this long before its end, to allow for a slow connection. */
const RENEW_BEFORE_MS = 2 * 60_000;

/**
 * Counts down to the end of the session. Renews it if the user was active since the last renewal or has unsent input; otherwise goes to the
 * root page in every tab when it ends.
 */
export default function SessionClock({ expiresAt, language }: { expiresAt: number; language: string }) {
  const end = useRef(expiresAt);
  useEffect(() => {
    end.current = Math.max(end.current, expiresAt);
    const doings = watchDoings();
    const channel = openSessionChannel();
    let asking = false;
    const leave = () => location.assign("/");
    const renew = async () => {
      if (asking) return;
      asking = true;
      try {
        const response = await fetch(`/${language}/account/session`, { method: "POST", body: new URLSearchParams() });
        const answer = (await response.json()) as { expiresAt: number | null };
        if (answer.expiresAt === null) leave();
        else {
          end.current = answer.expiresAt;
          doings.forget();
          channel?.postMessage(answer.expiresAt);
        }
      } catch {
        // The browser is offline; the next tick tries again.
      }
      asking = false;
    };
    channel?.addEventListener("message", ({ data }) => {
      if (data === "ended") leave();
      else if (typeof data === "number") end.current = Math.max(end.current, data);
    });
    const timer = setInterval(() => {
      const left = end.current - Date.now();
      if (left < RENEW_BEFORE_MS && doings.any()) void renew();
      else if (left <= 0) leave();
    }, TICK_MS);
    const look = () => {
      if (document.visibilityState === "visible" && end.current <= Date.now()) void renew();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      channel?.close();
      doings.stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [expiresAt, language]);
  return null;
}

/** Tracks user activity. Typed input counts as activity until the page is left. */
function watchDoings() {
  let done = false;
  let typed = false;
  const stop = new AbortController();
  const listen = (type: string, then: () => void) => document.addEventListener(type, then, { signal: stop.signal, passive: true });
  listen("pointerdown", () => {
    done = true;
  });
  listen("keydown", () => {
    done = true;
  });
  listen("input", () => {
    typed = true;
  });
  return {
    any: () => done || typed,
    forget: () => {
      done = false;
    },
    stop: () => stop.abort(),
  };
}
