import { Document, Icon } from "@azulejo/ui/icon.tsx";
import { bytes } from "../../../../i18n/formats.ts";
import { useLanguage } from "../../../../i18n/language.ts";
import { useText } from "../../../../i18n/text.ts";
import type { DetailData } from "../detail-data.ts";
import { Fold } from "./fold.tsx";

const first = ["productWarning", "productUseInstruction", "safetyDataSheet"];

interface Props {
  resources: DetailData["documents"];
  /** The product's code. */
  code: string;
}

/** Documents with their type and size: warnings, use instructions and data sheets first, the tear sheet last. */
export function DocumentList({ resources, code }: Props) {
  const t = useText();
  const language = useLanguage();
  const tearsheet = `/assets/tearsheets/${language}/${encodeURIComponent(code)}.pdf`;
  const sorted = resources.toSorted((a, b) => rank(a.key) - rank(b.key));
  return (
    <Fold title={t("detail.documents")} className="documents">
      <ul>
        {sorted.map((one) => (
          <li key={one.address}>
            <a href={one.address}>
              <Icon of={Document} />
              <span>{one.title}</span>
              <span className="tabular">
                {one.length === null
                  ? kindOf(one.address)
                  : t("detail.document", { kind: kindOf(one.address), size: bytes(one.length, language) })}
              </span>
            </a>
          </li>
        ))}
        <li>
          <a href={tearsheet} rel="nofollow">
            <Icon of={Document} />
            <span>{t("detail.tearsheet")}</span>
            <span>{kindOf(tearsheet)}</span>
          </a>
        </li>
      </ul>
    </Fold>
  );
}

const rank = (key: string): number => (first.includes(key) ? first.indexOf(key) : first.length);

/** Returns the type of a file by its extension: `PDF`. */
const kindOf = (address: string): string => (/\.(\w{2,4})(?:\?|$)/.exec(address)?.[1] ?? "").toUpperCase();
