import { buttonClass } from "@azulejo/ui/button.tsx";
import { DropZone } from "../../../frame/uploads/drop-zone.tsx";
import { pictureLimits } from "../../../frame/uploads/upload-limits.ts";
import { UploadList } from "../../../frame/uploads/upload-list.tsx";
import { useText } from "../../../i18n/text.ts";
import { SlabSize } from "./slab-size.tsx";
import type { SlabSize as Size } from "./slab-sizes.ts";
import type { usePhotographs } from "./use-photographs.ts";
import "../stock.css";

interface Props {
  sizes: readonly Size[];
  photographs: ReturnType<typeof usePhotographs>;
}

/** A photograph for each slab: dropped all at once in the order in which the slabs were sawn, or chosen one by one. */
export function IntakePhotographs({ sizes, photographs: { pictures, uploads, left, addAll, addTo, drop, remove, retry } }: Props) {
  const t = useText();
  return (
    <section aria-labelledby="photographs" className="stack">
      <h2 id="photographs" className="font-medium">
        {t("slabs.photographs")}
      </h2>
      <DropZone
        label={t("slabs.choosePhotographs")}
        hint={t("slabs.photographsHint", { limit: pictureLimits.megabytes })}
        types={pictureLimits.types}
        onFiles={addAll}
      />
      {left > 0 && (
        <p role="alert" className="text-clay">
          {t("slabs.tooManyPhotographs", { count: left })}
        </p>
      )}
      <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
      <ol className="intake-slabs">
        {sizes.map((size, at) => {
          const picture = pictures.get(at);
          const number = at + 1;
          return (
            <li key={at}>
              <span>{t("slabs.numbered", { number })}</span>
              <SlabSize {...size} />
              {picture ? (
                <img src={picture.address} width={64} height={36} alt={t("slabs.photographAlt", { number })} />
              ) : (
                <span className="soft">—</span>
              )}
              {picture ? (
                <button type="button" className="link-button" aria-label={t("slabs.dropPhotographOf", { number })} onClick={() => drop(at)}>
                  {t("slabs.dropPicture")}
                </button>
              ) : (
                <label className={buttonClass("tool", "relative cursor-pointer")}>
                  {t("slabs.choose")}
                  <input
                    type="file"
                    aria-label={t("slabs.photographOf", { number })}
                    accept={pictureLimits.types.join(",")}
                    className="overlay-input opacity-0"
                    onChange={({ currentTarget }) => {
                      const [file] = currentTarget.files ?? [];
                      if (file) addTo(at, file);
                      currentTarget.value = "";
                    }}
                  />
                </label>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
