import { Close, Icon } from "@azulejo/ui/icon.tsx";
import { useText } from "../../i18n/text.ts";
import type { Upload } from "./use-uploads.ts";

interface Props {
  uploads: readonly Upload[];
  onRemove(id: string): void;
  /** Sends a file again that got no response. */
  onRetry?(id: string): void;
}

/** Files being uploaded with their progress, and rejected files with the reason. */
export function UploadList({ uploads, onRemove, onRetry }: Props) {
  const t = useText();
  if (uploads.length === 0) return null;
  return (
    <ul className="upload-list" aria-label={t("uploads.list")}>
      {uploads.map(({ id, name, share, fault, mayRetry }) => (
        <li key={id}>
          <span className="upload-name">{name}</span>
          {fault === null ? (
            <progress value={share} max={1} aria-label={t("uploads.progress", { name })} />
          ) : (
            <span role="alert" className="text-clay">
              {fault}{" "}
              {mayRetry && onRetry && (
                <button type="button" className="link-button" onClick={() => onRetry(id)}>
                  {t("uploads.retry")}
                </button>
              )}
            </span>
          )}
          <button type="button" className="icon-button" aria-label={t("uploads.remove", { name })} onClick={() => onRemove(id)}>
            <Icon of={Close} size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
