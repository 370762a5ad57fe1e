import type { ProductCard } from "@azulejo/contract/areas/product.ts";
import { Rule } from "@azulejo/ui/notice.tsx";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { useText } from "../../../i18n/text.ts";
import type { ShellData } from "../../../shell/shell-data.ts";
import { ProductWall } from "../list/wall/product-wall.tsx";

const KEY = "azulejo:viewed";
const KEPT = 9;
const SHOWN = 4;

interface Viewed {
  code: string;
  /** Item number of the viewed variant. */
  itemNo: string;
}

/** Products viewed in this browser, one entry per product; stored only in this browser. */
export function RecentlyViewed({ code, itemNo, root }: Viewed & { root: ShellData }) {
  const t = useText();
  const { load, data } = useFetcher<ProductCard[]>();
  const { language } = root;
  useEffect(() => {
    const before = read().filter((one) => one.code !== code);
    try {
      localStorage.setItem(KEY, JSON.stringify([{ code, itemNo }, ...before].slice(0, KEPT)));
    } catch {
      // Storage may be blocked; the page works without it.
    }
    const recent = new URLSearchParams(before.slice(0, SHOWN).map((one) => ["item", one.itemNo]));
    if (before.length > 0) void load(`/${language}/product-cards?${recent}`);
  }, [code, itemNo, language, load]);
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-16">
      <Rule>{t("product.recent")}</Rule>
      <div className="mt-4">
        <ProductWall products={{ value: data }} view="wall" root={root} />
      </div>
    </section>
  );
}

function read(): Viewed[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isViewed) : [];
  } catch {
    return [];
  }
}

const isViewed = (one: unknown): one is Viewed =>
  typeof one === "object" &&
  one !== null &&
  "code" in one &&
  typeof one.code === "string" &&
  "itemNo" in one &&
  typeof one.itemNo === "string";
