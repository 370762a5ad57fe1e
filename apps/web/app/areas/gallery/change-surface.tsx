import type { SceneDetail } from "@azulejo/contract/areas/gallery.ts";
import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { useText } from "../../i18n/text.ts";
import { Laid } from "../../media/laid.tsx";
import { type GalleryChoices, scenePath } from "../../routing/gallery-address.ts";
import { productPath } from "../../routing/product-path.ts";
import { useAddress } from "../../routing/use-address.ts";

interface Props {
  scene: SceneDetail["scene"];
  choices: GalleryChoices;
  /** Tiles that can be shown on the surface, best sellers first. */
  tiles: ProductCard[];
  /** The tile chosen by the visitor; null for the original one. */
  tile: ProductCard | null;
}

const SWATCH_FEET = 2;

/** Other tiles for a scene's floor or wall, each a link to the scene with that tile. */
export function ChangeSurface({ scene, choices, tiles, tile }: Props) {
  const t = useText();
  const address = useAddress();
  if (!scene.surface || tiles.length === 0) return null;
  const here = address(scenePath(scene.code, choices));
  const laying = (itemNo: string) => `${here}${here.includes("?") ? "&" : "?"}tile=${encodeURIComponent(itemNo)}`;
  return (
    <section className="change-surface" aria-labelledby="change">
      <h2 id="change">{t(`gallery.change.${scene.surface.part}`)}</h2>
      <p role="status">
        {tile && (
          <>
            {t("gallery.laidNow", { name: `${tile.name}, ${tile.lead.label}` })}{" "}
            <a href={address(productPath(tile.slug, tile.lead.itemNo))}>{t("gallery.toProduct")}</a>{" "}
            <a href={here} data-replace>
              {t("gallery.asMade")}
            </a>
          </>
        )}
      </p>
      <ul>
        {tiles.map((card) => (
          <li key={card.code}>
            <a href={laying(card.lead.itemNo)} data-replace aria-current={card.code === tile?.code ? "true" : undefined}>
              {card.picture && (
                <Laid
                  picture={card.picture}
                  format={card.lead.format}
                  acrossFeet={SWATCH_FEET}
                  alt=""
                  name=""
                  sizes="80px"
                  width={120}
                  className="aspect-square w-full object-cover"
                />
              )}
              <span>{card.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
