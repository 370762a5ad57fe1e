import { useText } from "../../../../i18n/text.ts";
import { Picture } from "../../../../media/picture.tsx";
import { pictureOf, type SceneCell } from "../../../../media/scene-cell.ts";
import { readChoices, scenePath } from "../../../../routing/gallery-address.ts";
import { useAddress } from "../../../../routing/use-address.ts";

const ANY = readChoices(new URLSearchParams());

/** Scenes of the gallery in which the product is laid; each leads to everything else that it shows. */
export function Scenes({ scenes }: { scenes: readonly SceneCell[] }) {
  const t = useText();
  const address = useAddress();
  if (scenes.length === 0) return null;
  return (
    <section className="in-scenes" aria-labelledby="in-scenes">
      <h2 id="in-scenes">{t("detail.scenes")}</h2>
      <ul>
        {scenes.map((scene) => (
          <li key={scene.code}>
            <a href={address(scenePath(scene.code, ANY))}>
              <Picture picture={pictureOf(scene)} alt={scene.alt} sizes="(min-width: 40rem) 33vw, 80vw" />
              <span>{scene.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
