import { Button } from "@azulejo/ui/button.tsx";
import { useEffect, useState } from "react";
import { callOffice } from "../../../call/call-office.ts";
import type { CallValue } from "../../../call/calls.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { Blok, Components } from "./blok.ts";
import { DifferenceList } from "./difference-list.tsx";
import { differencesOf } from "./differences.ts";

type Version = CallValue<"contentVersions">["versions"][number];

interface Props {
  storyId: number;
  /** Increases with every save, which adds a version. */
  lockVersion: number;
  content: Blok;
  components: Components;
  onRestore(version: Version): void;
  onClose(): void;
}

/** The saved and published versions with their authors, and how each differs from the current fields. */
export function VersionsPanel({ storyId, lockVersion, content, components, onRestore, onClose }: Props) {
  const t = useText();
  const [versions, setVersions] = useState<readonly Version[] | null>(null);
  const [total, setTotal] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const [open, setOpen] = useState<number | null>(null);

  const read = async (page: number) => {
    try {
      const found = await signedInCall(() => callOffice("contentVersions", { id: storyId, page }));
      setVersions((before) => (page === 1 ? found.versions : [...(before ?? []), ...found.versions]));
      setTotal(found.total);
    } catch {
      setFailed(true);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save adds a version
  useEffect(() => void read(1), [storyId, lockVersion]);

  return (
    <section aria-label={t("content.versions")} className="versions-panel">
      <div className="bar-heading">
        <h2>{t("content.versions")}</h2>
        <div className="page-actions">
          <button type="button" className="link-button" onClick={onClose}>
            {t("frame.close")}
          </button>
        </div>
      </div>
      {isFailed && (
        <p role="alert" className="page-text warn">
          {t("fault.noAnswer")}
        </p>
      )}
      <ol>
        {versions?.map((version) => (
          <VersionItem
            key={version.id}
            {...{ version, content, components, onRestore }}
            isOpen={open === version.id}
            onToggle={() => setOpen(open === version.id ? null : version.id)}
          />
        ))}
      </ol>
      {versions && versions.length < total && (
        <p className="page-text">
          <button type="button" className="link-button" onClick={() => void read(Math.floor(versions.length / 20) + 1)}>
            {t("content.version.more")}
          </button>
        </p>
      )}
    </section>
  );
}

interface ItemProps extends Pick<Props, "content" | "components" | "onRestore"> {
  version: Version;
  isOpen: boolean;
  onToggle(): void;
}

function VersionItem({ version, content, components, isOpen, onToggle, onRestore }: ItemProps) {
  const t = useText();
  const { moment } = useFormats();
  return (
    <li>
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span>{t(`content.version.${version.kind}`)}</span>
        <span className="soft tabular">{moment(version.at)}</span>
        <span className="soft">{version.by ?? t("content.version.nobody")}</span>
      </button>
      {isOpen && (
        <div className="page-text">
          <p className="mb-2">{t("content.version.compare")}</p>
          <DifferenceList
            differences={differencesOf(version.content as unknown as Blok, content)}
            components={components}
            label={t("content.version.compare")}
          />
          <Button type="button" look="tool" className="mt-3" onClick={() => onRestore(version)}>
            {t("content.version.restore")}
          </Button>
        </div>
      )}
    </li>
  );
}
