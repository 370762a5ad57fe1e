import "./zoom/zoom.css";
import type { Picture as PictureValue } from "@azulejo/contract";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useText } from "../i18n/text.ts";
import { type Crop, variantAddress, widthsOf } from "./picture-rules.ts";

/** Loaded only when used, because few visitors zoom in. */
const loadStage = () => import("./zoom/zoom-stage.tsx");
const ZoomStage = lazy(async () => ({ default: (await loadStage()).ZoomStage }));

interface Props {
  picture: PictureValue;
  crop: Crop | null;
  name: string;
  /** Whether the page shows the picture turned by a quarter. */
  isTurned?: boolean;
  children: ReactNode;
}

/** Opens the picture over the whole window for zooming in; without scripts the link opens the file. */
export function Zoom({ picture, crop, name, isTurned, children }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState(false);
  const largest = variantAddress(picture, crop, widthsOf(picture, crop).at(-1) ?? picture.width, "webp");
  return (
    <>
      <a
        ref={link}
        href={largest}
        aria-label={t("zoom.open", { name })}
        className="block w-full cursor-zoom-in"
        onPointerDown={() => void loadStage()}
        onClick={(event) => {
          event.preventDefault();
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        {children}
      </a>
      <dialog ref={dialog} aria-label={name} className="zoom bg-wall text-ink" onClose={() => setOpened(false)}>
        {opened && (
          <Suspense>
            <ZoomStage
              picture={picture}
              crop={crop}
              name={name}
              first={(!isTurned && link.current?.querySelector("img")?.currentSrc) || null}
              onClose={() => dialog.current?.close()}
            />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
