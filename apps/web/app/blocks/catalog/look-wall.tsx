import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { useText } from "../../i18n/text.ts";
import { Picture } from "../../media/picture.tsx";
import { pieceCrop } from "../../media/picture-rules.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { BlockProps } from "../block.ts";
import { Section } from "../section.tsx";

const STRETCH = { widthMm: 700, heightMm: 700 };

/** A wall of textures at one scale, one per look; each leads to its list. */
export function LookWall({ block, data = [], root }: BlockProps<typeof blocks.lookWall, ProductCard[] | undefined>) {
  const t = useText();
  const address = useAddress();
  const looks = root.menu.filter((one) => one.parent === "by-look" && one.inHeader);
  const all = root.menu.find((one) => one.path === "by-look");
  const pictureOf = (path: string) => data.find((card) => card.look && path.endsWith(card.look))?.picture;
  if (looks.length === 0) return null;
  return (
    <Section headline={block.headline} wide>
      <ul className="wall grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
        {looks.map((look) => {
          const picture = pictureOf(look.path);
          return (
            <li key={look.path}>
              <a href={address(`product/list/${look.slug}/`)} className="group block no-underline">
                {picture && (
                  <Picture
                    picture={picture}
                    crop={pieceCrop(picture, STRETCH)}
                    alt=""
                    sizes="(min-width: 68rem) 25vw, (min-width: 52rem) 33vw, 50vw"
                    className="aspect-square w-full object-cover"
                  />
                )}
                <span className="block p-4 font-display text-lead group-hover:underline">{look.name}</span>
              </a>
            </li>
          );
        })}
        <li className="flex">
          <a href={address(`product/list/${all?.slug ?? "by-look"}/`)} className="flex grow items-end p-4 font-display text-lead">
            {t("looks.all")}
          </a>
        </li>
      </ul>
    </Section>
  );
}
