import { Copy, Icon } from "@azulejo/ui/icon.tsx";
import { useText } from "../../i18n/text.ts";
import { useAnnounce } from "../announcement.tsx";

const START = 7;
const END = 4;

/** A provider's number with its middle left out, and a button that copies all of it. */
export function ShortRef({ value }: { value: string }) {
  const t = useText();
  const announce = useAnnounce();
  if (value.length <= START + END + 1) return value;
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    announce(t("frame.copied", { value }));
  };
  return (
    <span className="short-ref">
      <span title={value}>{`${value.slice(0, START)}…${value.slice(-END)}`}</span>
      <button type="button" aria-label={t("frame.copy", { value })} onClick={() => void copy()}>
        <Icon of={Copy} size={14} />
      </button>
    </span>
  );
}
