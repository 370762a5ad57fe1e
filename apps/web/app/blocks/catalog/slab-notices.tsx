import type { BlockValue } from "@azulejo/contract/content/define-block.ts";
import type { blocks } from "@azulejo/contract/content/index.ts";
import { useEffect } from "react";
import { useOpening } from "../../areas/store/use-opening.ts";
import { useText } from "../../i18n/text.ts";
import { STORE_PICKER } from "../../shell/layout/store-picker.tsx";
import type { ShellData } from "../../shell/shell-data.ts";
import { Lead } from "../lead.tsx";
import { ContentPicture } from "../media/content-picture.tsx";

/** An editor's notices beside a slab, after the opening hours of the visitor's store. */
export function SlabNotices({ notices, root }: { notices: BlockValue<typeof blocks.notice>[]; root: ShellData }) {
  return (
    <div className="notices">
      <StoreNotice root={root} />
      {notices.map((notice) => (
        <section key={notice._uid}>
          {notice.label && <p className="text-small text-ink-soft">{notice.label}</p>}
          {notice.headline && <h3 className="text-head">{notice.headline}</h3>}
          {notice.text && <p className="mt-1 text-small text-ink-soft">{notice.text}</p>}
          {notice.image?.filename && (
            <ContentPicture
              asset={notice.image}
              ratio={392 / 92}
              sizes="(min-width: 68rem) 24.5rem, 100vw"
              className="mt-2 aspect-[392/92] w-full object-cover"
            />
          )}
          <p className="mt-1 text-small">
            <Lead link={notice.link} label={notice.linkLabel} />
          </p>
        </section>
      ))}
    </div>
  );
}

/** Requests what depends on the time after the page has loaded, because the page is shared. */
function StoreNotice({ root }: { root: ShellData }) {
  const t = useText();
  const store = root.stores.find((one) => one.code === root.store);
  const { words, load } = useOpening(store?.code, root.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per store
  useEffect(load, [store?.code]);
  return (
    <section>
      <p className="text-small text-ink-soft">{t("shell.myStore")}</p>
      <h3 className="text-head">{store?.name ?? t("shell.noStore")}</h3>
      <p className="mt-1 text-small text-moss">{words ?? store?.state}</p>
      <button type="button" popoverTarget={STORE_PICKER} className="min-h-8 text-small underline">
        {t("shell.chooseStore")}
      </button>
    </section>
  );
}
