import { type RefObject, useEffect, useRef, useState } from "react";
import type { Blok, Languages } from "./blok.ts";
import { delivered } from "./delivered.ts";

interface Options {
  frame: RefObject<HTMLIFrameElement | null>;
  story: { id: number; uuid: string; name: string; fullSlug: string };
  content: Blok;
  language: string;
  languages: Languages;
  /** The signed address of the page that shows the draft. */
  address: string;
  /** Called when a block of the page was clicked. */
  onChoose(uid: string): void;
}

const TYPING_MS = 120;

/** Shows a story as it is typed: exchanges messages with the page in the frame, in the format of the content vendor's editor. */
export function usePreview({ frame, story, content, language, languages, address, onChoose }: Options) {
  const [isConnected, setConnected] = useState(false);
  const latest = useRef({ content, onChoose });
  latest.current = { content, onChoose };
  const { origin } = new URL(address);
  const { id, uuid, name, fullSlug } = story;

  const tell = useRef<(message: object) => void>(() => undefined);
  tell.current = (message) => frame.current?.contentWindow?.postMessage(message, origin);
  const showTyped = useRef<() => void>(() => undefined);
  showTyped.current = () =>
    tell.current({
      action: "input",
      story: { id, uuid, name, full_slug: fullSlug, content: delivered(latest.current.content, language, languages, id) },
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another preview, which is not connected yet
  useEffect(() => {
    setConnected(false);
    const listen = ({ origin: from, source, data }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data?.action === "initialized") {
        setConnected(true);
        // From now on, the preview reports which block was clicked.
        tell.current({ action: "enterEditmode", componentNames: {} });
        showTyped.current();
      }
      if (data?.action === "ping") tell.current({ action: "pingBack" });
      if (data?.action === "edit" && typeof data.dataC?.uid === "string") latest.current.onChoose(data.dataC.uid);
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, [origin, frame, address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content is shown
  useEffect(() => {
    if (!isConnected) return;
    const timer = setTimeout(() => showTyped.current(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [content, isConnected]);

  return { isConnected };
}
