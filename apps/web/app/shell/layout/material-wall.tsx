import { useEffect, useState } from "react";
import { useAddress } from "../../routing/use-address.ts";
import { loadMenu } from "../menu/menu-data.ts";
import type { ShellData } from "../shell-data.ts";
import { menuLinks } from "./main-menu.ts";
import { linkAddress } from "./own-link.ts";

const CELLS = 12;

/** Departments as the wall around the missing page. Their pictures load later, because the error page must not depend on the catalog. */
export function MaterialWall({ root }: { root: ShellData }) {
  const address = useAddress();
  const { language } = root;
  const [pictures, setPictures] = useState<Record<string, string | null>>({});
  useEffect(() => {
    void loadMenu(language, "", "wall")
      .then(({ entries }) => setPictures(Object.fromEntries(entries.map((one) => [one.key, one.picture]))))
      .catch(() => {});
  }, [language]);
  return menuLinks(root)
    .slice(0, CELLS)
    .map(({ path, label, listing }) => (
      <a key={path} href={linkAddress(path, address)} className="laid-cell swatch">
        {listing && pictures[listing] && <img src={pictures[listing]} alt="" width={480} height={528} />}
        <span className="tab">{label}</span>
      </a>
    ));
}
