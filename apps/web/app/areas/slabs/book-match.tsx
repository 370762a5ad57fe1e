import type { Slab, SlabDetail } from "@azulejo/contract/areas/slabs.ts";
import { useText } from "../../i18n/text.ts";
import { Picture } from "../../media/picture.tsx";
import { useAddress } from "../../routing/use-address.ts";
import { slabPath } from "./slab-address.ts";

/** A slab and the one on the other side of the same saw cut, side by side like an open book: their photographs mirror each other. */
export function BookMatch({ detail, slab }: { detail: SlabDetail; slab: Slab }) {
  const t = useText();
  const address = useAddress();
  const other = partnerOf(detail, slab);
  const pages = other ? [slab, other].toSorted((a, b) => a.sequence - b.sequence) : [slab];
  const numbers = pages.map((page) => page.sequence);
  return (
    <figure id="photo" className="min-w-0 scroll-mt-28 md:pl-14">
      <div className="grid grid-cols-2">
        {pages.map((page) => (
          <a key={page.code} href={address(slabPath(page.code))} className="block">
            {page.picture && (
              <Picture
                picture={page.picture}
                alt={t("slab.alt", { name: detail.bundle.name, code: page.code })}
                sizes="(min-width: 64rem) 35vw, 50vw"
                priority
                className="w-full"
              />
            )}
          </a>
        ))}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 px-4 text-small md:px-0">
        <span className="py-2">
          {other
            ? t(other.code === detail.opensWith ? "slab.bookTrue" : "slab.bookNear", { first: numbers[0] ?? 0, second: numbers[1] ?? 0 })
            : t("slab.bookAlone")}
        </span>
        <a className="inline-flex min-h-11 items-center" href={address(slabPath(slab.code))}>
          {t("slab.one")}
        </a>
      </figcaption>
    </figure>
  );
}

/** Returns the slab from the same cut, or else a neighbor, if it isn't sold. */
function partnerOf({ bundle, opensWith }: SlabDetail, slab: Slab): Slab | undefined {
  const left = bundle.slabs.filter(({ state }) => state !== "sold");
  return left.find((one) => one.code === opensWith) ?? left.find((one) => Math.abs(one.sequence - slab.sequence) === 1);
}
