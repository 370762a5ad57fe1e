import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { faultFor } from "../draft/paths.ts";
import type { Draft } from "../draft/use-draft.ts";
import { pictureAddress } from "./picture-address.ts";

/** The logo or the icon, with a field to choose another file. The API checks it before it is saved. */
export function PictureChoice({ draft, kind }: { draft: Draft; kind: "logo" | "favicon" }) {
  const t = useText();
  const name = draft.typed.storefront[kind];
  const label = t(`settings.path.storefront.${kind}`);
  const problem = faultFor(draft.faults, `storefront.${kind}`)?.problem;
  const address = name && pictureAddress(name, draft.pictures);
  const id = `field-storefront.${kind}`;
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    // A unique name, so that the same file name with other content counts as a change too.
    const chosen = `${kind}-${Date.now()}.${file.name.split(".").at(-1)}`;
    draft.addPicture(chosen, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
    draft.set(["storefront", kind], chosen);
  };
  return (
    <div>
      <p className="mb-1 text-small">{label}</p>
      <div className="picture-choice">
        {address ? <img src={address} alt={label} /> : <span className="no-picture">{t("settings.noPicture")}</span>}
        <label className={buttonClass("tool", "relative cursor-pointer")}>
          {t("settings.choosePicture")}
          <input
            id={id}
            type="file"
            accept=".svg,.png,.jpg,.jpeg,.webp"
            className="overlay-input opacity-0"
            aria-label={t("settings.choosePictureOf", { label })}
            aria-describedby={problem ? `${id}-error` : undefined}
            onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
          />
        </label>
        {name && (
          <Button
            type="button"
            look="plain"
            aria-label={t("settings.removePicture", { label })}
            onClick={() => draft.set(["storefront", kind], null)}
          >
            {t("settings.remove")}
          </Button>
        )}
      </div>
      {problem && (
        <p id={`${id}-error`} className="mt-1 text-small text-clay">
          {t("settings.fault", { name: label, problem })}
        </p>
      )}
    </div>
  );
}
