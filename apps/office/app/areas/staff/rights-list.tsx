import type { StaffRight } from "@azulejo/contract";
import { useText } from "../../i18n/text.ts";

/** Rights in plain words. */
export function RightsList({ rights }: { rights: readonly StaffRight[] }) {
  const t = useText();
  return (
    <ul className="rights-list">
      {rights.map((right) => (
        <li key={right}>{t(`right.${right}`)}</li>
      ))}
    </ul>
  );
}
