import type { SlabDetail } from "@azulejo/contract/areas/slabs.ts";
import { useText } from "../../i18n/text.ts";
import { keepPath } from "../../routing/idea-address.ts";
import { useAddress } from "../../routing/use-address.ts";
import { slabPath } from "./slab-address.ts";

/** How a hold works, how neighboring slabs match, and the stone's documents. */
export function SlabNotes({ detail }: { detail: SlabDetail }) {
  const t = useText();
  const address = useAddress();
  const quarter = "slab-note border-joint py-5 md:border-l md:px-6";
  return (
    <section className="slab-notes mt-10 grid border-joint border-t text-small md:grid-cols-3">
      <div className={quarter}>
        <h2 className="font-medium font-sans">{t("slab.note.hold")}</h2>
        <p className="mt-2 text-ink-soft">{t("slab.note.holdText", { hours: detail.holdHours })}</p>
      </div>
      <div className={quarter}>
        <h2 className="font-medium font-sans">{t("slab.note.book")}</h2>
        <p className="mt-2 text-ink-soft">{t("slab.note.bookText")}</p>
        <a className="mt-2 inline-flex min-h-6 items-center" href={`${address(slabPath(detail.code))}&view=book#photo`}>
          {t("slab.openBook")}
        </a>
        <br />
        <a className="mt-1 inline-flex min-h-6 items-center" href={address(keepPath({ kind: "slab", reference: detail.code }))}>
          {t("slab.toIdeas")}
        </a>
      </div>
      {detail.documents.length > 0 && (
        <div className={quarter}>
          <h2 className="font-medium font-sans">{t("slab.note.documents")}</h2>
          <ul className="mt-2 space-y-1">
            {detail.documents.map((document) => (
              <li key={document.key}>
                <a href={document.address}>{t("slab.note.document", { title: document.title })}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
