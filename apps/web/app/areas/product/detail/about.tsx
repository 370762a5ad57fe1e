import "./print.css";
import { Rule } from "@azulejo/ui/notice.tsx";
import { useText } from "../../../i18n/text.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { ProductWall } from "../list/wall/product-wall.tsx";
import { Warnings } from "../warnings.tsx";
import type { DetailData } from "./detail-data.ts";
import { DocumentList } from "./facts/document-list.tsx";
import { FactLists } from "./facts/fact-lists.tsx";
import { Fold } from "./facts/fold.tsx";
import { KeyFigures } from "./facts/key-figures.tsx";
import { MostOfLots } from "./facts/most-of-lots.tsx";
import { Packaging } from "./facts/packaging.tsx";
import { Rooms } from "./facts/scenes.tsx";
import { SettingNeeds } from "./facts/setting-needs.tsx";
import { StoreStock } from "./facts/store-stock.tsx";
import { WorksWith } from "./facts/works-with.tsx";
import { ProductPart } from "./product-part.tsx";
import { RecentlyViewed } from "./recently-viewed.tsx";

/** Departments whose products are tile. */
const tiles: readonly string[] = ["tile", "mosaic"];

interface Props {
  data: DetailData;
  /** The shopper's quantity in sell units. */
  units: number;
  root: ShellData;
}

/** Everything below the first screen: facts, packaging, stock, documents and other products. */
export function About({ data, units, root }: Props) {
  const t = useText();
  const { detail, related, scenes, rooms } = data;
  const { product, selected } = detail;
  // A gift card has no measurements or packaging.
  const isGoods = selected.kind !== "electronic";
  const isTile = tiles.includes(product.department);
  return (
    <div className="page">
      <div className="about">
        <section className="statement">
          <p>{product.description}</p>
          {product.seriesDescription && <p>{product.seriesDescription}</p>}
        </section>
        {isGoods && (
          <Fold title={t("detail.specification")} note={t("detail.item", { itemNo: selected.itemNo })} className="specification">
            <ProductPart name="facts" product={product} selected={selected}>
              {() => (
                <>
                  <KeyFigures product={product} isSlab={selected.sellUnit === "slab"} />
                  <FactLists product={product} selected={selected} />
                </>
              )}
            </ProductPart>
          </Fold>
        )}
        {isGoods && <Pack data={data} units={units} root={root} />}
      </div>
      <Rooms scenes={scenes} rooms={rooms} name={product.name} selected={selected} picture={product.pictures[0] ?? null} />
      <ProductPart name="warnings" product={product} selected={selected}>
        {() => <Warnings warnings={product.warnings} />}
      </ProductPart>
      {related.goesWith && (
        <WorksWith cards={related.goesWith} isTile={isTile}>
          {isTile && <SettingNeeds selected={selected} units={units} />}
        </WorksWith>
      )}
      {related.similar && (
        <section id="similar" className="mt-16 scroll-mt-28">
          <Rule>{t("product.similar")}</Rule>
          <div className="mt-4">
            <ProductWall products={related.similar} view="wall" root={root} below />
          </div>
        </section>
      )}
      <RecentlyViewed code={product.code} itemNo={selected.itemNo} root={root} key={product.code} />
    </div>
  );
}

/** Packaging, stock by store, and documents. */
function Pack({ data: { detail, availability, documents }, units, root }: Props) {
  const { product, selected } = detail;
  return (
    <div className="pack">
      <div>
        <ProductPart name="packaging" product={product} selected={selected} also={() => units}>
          {() => <Packaging selected={selected} units={units} />}
        </ProductPart>
        <MostOfLots availability={availability} selected={selected} />
        <ProductPart name="stores" product={product} selected={selected} also={() => [root.store, availability]}>
          {() => <StoreStock availability={availability} root={root} />}
        </ProductPart>
      </div>
      <ProductPart name="documents" product={product} selected={selected} also={() => documents}>
        {() => <DocumentList resources={documents} code={product.code} />}
      </ProductPart>
    </div>
  );
}
