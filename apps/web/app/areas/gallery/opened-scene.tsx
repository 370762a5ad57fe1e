import "virtual:words/gallery";
import type { SceneDetail } from "@azulejo/contract/areas/gallery.ts";
import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { type GalleryChoices, scenePath } from "../../routing/gallery-address.ts";
import { useAddress } from "../../routing/use-address.ts";
import { SceneProducts } from "./scene-products.tsx";
import { Viewer } from "./viewer.tsx";

interface Props {
  code: string;
  choices: GalleryChoices;
  /** Opens a neighbor if the wall shows it. */
  onOpen: (code: string) => void;
  onClose: () => void;
}

/** A scene opened inside the wall, with its products beside it; Escape closes it, arrow keys go to the neighbors. */
export default function OpenedScene({ code, choices, onOpen, onClose }: Props) {
  const address = useAddress();
  const place = useRef<HTMLDivElement>(null);
  const { load, data } = useFetcher<{ detail: SceneDetail }>();
  const [active, setActive] = useState<string | null>(null);
  const path = address(scenePath(code, choices));
  useEffect(() => void load(path), [load, path]);
  const detail = data?.detail;
  useEffect(() => {
    if (!detail) return;
    place.current?.scrollIntoView({ block: "nearest" });
    place.current?.focus({ preventScroll: true });
  }, [detail]);
  const close = () => {
    onClose();
    document.querySelector<HTMLElement>(`.gallery-wall a[href="${path}"]`)?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="scene" aria-busy={!detail}>
      {detail && (
        <>
          <Viewer detail={detail} choices={choices} active={active} onActive={setActive} within={{ open: onOpen, close }} />
          <SceneProducts detail={detail} active={active} onActive={setActive} isWithin />
        </>
      )}
    </div>
  );
}
