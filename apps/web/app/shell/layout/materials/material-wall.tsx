import { useEffect, useState } from "react";
import { useAddress } from "../../../routing/use-address.ts";
import type { MenuEntry } from "../../menu/entries.ts";
import { EntryImage } from "../../menu/entry-image.tsx";
import { loadMenu } from "../../menu/menu-data.ts";
import type { ShellData } from "../../shell-data.ts";
import { menuLinks } from "../main-menu.ts";
import { linkAddress } from "../own-link.ts";

const CELLS = 12;

/**
 * Departments as a tiled wall around the missing page. Their pictures load later, because the error page must not depend on the catalog.
 */
export function MaterialWall({ root }: { root: ShellData }) {
  const address = useAddress();
  const { language } = root;
  const [materials, setMaterials] = useState<Record<string, MenuEntry>>({});
  useEffect(() => {
    void loadMenu(language, "", "wall")
      .then(({ entries }) => setMaterials(Object.fromEntries(entries.map((one) => [one.key, one]))))
      .catch(() => {});
  }, [language]);
  return menuLinks(root)
    .slice(0, CELLS)
    .map(({ path, label, listing }) => (
      <a key={path} href={linkAddress(path, address)} className="laid-cell swatch">
        {listing && <EntryImage entry={materials[listing]} width={480} height={528} />}
        <span className="tab">{label}</span>
      </a>
    ));
}
