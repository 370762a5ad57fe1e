import type { Picture as PictureValue } from "@azulejo/contract";
import { hasPicture } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { useText } from "../../i18n/text.ts";
import { Picture } from "../../media/picture.tsx";
import { pieceCrop } from "../../media/picture-rules.ts";
import { useAddress } from "../../routing/use-address.ts";
import type { BlockProps } from "../block.ts";
import { Lead } from "../lead.tsx";
import { ContentPicture } from "../media/content-picture.tsx";

interface Facts {
  total: number;
  sizes: string[];
  finishes: string[];
  uses: string[];
  colors: { code: string; slug: string; color: string; picture: PictureValue | null }[];
}

const SWATCH = { widthMm: 300, heightMm: 300 };
const SHOWN = 12;
/** More values than this, some of which contain commas, can't be distinguished in one line. */
const IN_A_LINE = 3;

/** Header of a collection: scene, text, and the colors, sizes and finishes of its products. */
export function CollectionHeader({ block, data, first }: BlockProps<typeof blocks.collectionHeader, Facts | null | undefined>) {
  const t = useText();
  const pictured = hasPicture(block.image);
  const rows = data
    ? (
        [
          [t("content.sizes"), data.sizes],
          [t("content.finishes"), data.finishes],
          [t("content.uses"), data.uses],
        ] as const
      ).filter(([, values]) => values.length > 0)
    : [];
  return (
    <section
      className={`border-y border-joint ${first ? "" : "mt-14"} ${pictured ? "lg:grid lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" : ""}`}
    >
      <ContentPicture
        asset={block.image}
        sizes="(min-width: 68rem) 60vw, 100vw"
        priority={first}
        className="aspect-[3/2] h-full w-full object-cover"
      />
      <div className="page flex flex-col gap-6 py-10">
        {block.headline && <h2 className="max-w-[20ch] text-title">{block.headline}</h2>}
        {block.text && <p className="max-w-prose whitespace-pre-line">{block.text}</p>}
        {data && data.colors.length > 0 && <Colors colors={data.colors} />}
        {rows.length > 0 && (
          <dl className="text-small">
            {rows.map(([label, values]) => (
              <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-t border-joint py-2">
                <dt className="text-ink-soft">{label}</dt>
                <dd>{values.length > IN_A_LINE ? <Lines values={values} /> : values.join(", ")}</dd>
              </div>
            ))}
          </dl>
        )}
        <p>
          <Lead link={block.link} label={block.linkLabel} look="quiet" />
        </p>
      </div>
    </section>
  );
}

function Lines({ values }: { values: string[] }) {
  return (
    <ul className="gap-x-6 sm:columns-2">
      {values.map((value) => (
        <li key={value} className="break-inside-avoid">
          {value}
        </li>
      ))}
    </ul>
  );
}

function Colors({ colors }: Pick<Facts, "colors">) {
  const address = useAddress();
  return (
    <ul className="grid auto-cols-[minmax(0,4rem)] grid-flow-col gap-0.5">
      {colors.slice(0, SHOWN).map((one) => (
        <li key={one.code}>
          <a href={address(`product/detail/${one.slug}`)} title={one.color} className="block aspect-square bg-joint">
            {one.picture ? (
              <Picture
                picture={one.picture}
                crop={pieceCrop(one.picture, SWATCH)}
                alt={one.color}
                sizes="4rem"
                className="size-full object-cover"
              />
            ) : (
              <span className="sr-only">{one.color}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
