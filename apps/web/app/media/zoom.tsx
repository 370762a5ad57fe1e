import type { Picture as PictureValue } from "@azulejo/contract";
import { type ReactNode, useRef, useState } from "react";
import { useText } from "../i18n/text.ts";
import { type Crop, variantAddress, widthsOf } from "./picture-rules.ts";

interface Props {
  picture: PictureValue;
  crop: Crop | null;
  name: string;
  children: ReactNode;
}

const steps = ["w-full", "w-[200%]", "w-[300%]"] as const;

/** Opens the picture at full size with scrolling; without scripts the link opens the file. */
export function Zoom({ picture, crop, name, children }: Props) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState(1);
  const [opened, setOpened] = useState(false);
  const largest = variantAddress(picture, crop, widthsOf(picture, crop).at(-1) ?? picture.width, "webp");
  const button = "min-h-11 min-w-11 border border-ink px-3 disabled:opacity-40";
  return (
    <>
      <a
        href={largest}
        aria-label={t("zoom.open", { name })}
        className="block w-full cursor-zoom-in"
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
          <div className="flex h-full flex-col">
            <div className="flex items-center gap-2 p-3">
              <button type="button" className={button} disabled={step === 0} onClick={() => setStep(step - 1)} aria-label={t("zoom.out")}>
                −
              </button>
              <button type="button" className={button} disabled={step === 2} onClick={() => setStep(step + 1)} aria-label={t("zoom.in")}>
                +
              </button>
              <button type="button" className={`${button} ml-auto`} onClick={() => dialog.current?.close()}>
                {t("zoom.close")}
              </button>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
            <section className="min-h-0 grow overflow-auto" tabIndex={0} aria-label={name}>
              <img src={largest} alt={name} className={`max-w-none ${steps[step]}`} />
            </section>
          </div>
        )}
      </dialog>
    </>
  );
}
