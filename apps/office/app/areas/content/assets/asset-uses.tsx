import type { OfficeAssetUse } from "@azulejo/contract/areas/office/content/assets.ts";
import { Link } from "react-router";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";

const keyOf = ({ kind, id, name }: OfficeAssetUse): string => `${kind} ${id ?? name}`;

/** Everything that uses a file, with links to where it can be changed. */
export function AssetUses({ uses }: { uses: readonly OfficeAssetUse[] }) {
  const t = useText();
  const may = useMay();
  const addressOf = ({ kind, id, name }: OfficeAssetUse): string | null => {
    if (kind === "story") return `/content/${id}`;
    if (kind === "product") return may("catalogue.write") ? `/catalogue/products/${id}` : null;
    return kind === "slab" && may("orders.read") ? `/stock/slabs?query=${encodeURIComponent(name)}` : null;
  };
  return (
    <section aria-labelledby="asset-uses">
      <div className="bar-heading">
        <h2 id="asset-uses">{t("assets.usedIn")}</h2>
        <span className="tabular">{t("assets.uses", { count: uses.length })}</span>
      </div>
      {uses.length === 0 && <p className="page-text soft">{t("assets.unusedHint")}</p>}
      <ul className="uses-list">
        {uses.map((use) => {
          const address = addressOf(use);
          return (
            <li key={keyOf(use)}>
              {address ? <Link to={address}>{use.name}</Link> : use.name}
              <span className="soft">
                {use.kind === "story"
                  ? t(use.isPublic ? (use.isDraft ? "assets.use.public" : "assets.use.onlyPublic") : "assets.use.draft")
                  : t(`assets.use.${use.kind}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
