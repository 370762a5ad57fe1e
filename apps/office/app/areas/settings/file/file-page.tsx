import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { TextArea } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type FormEvent, useState } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { saveFile } from "../../../call/open-file.ts";
import { signedInCall } from "../../../call/sign-in-again.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import type { SettingsFault } from "../draft/paths.ts";
import { SettingDifferences } from "../draft/setting-differences.tsx";
import { readSettings } from "../draft/shop-settings.ts";
import type { Review } from "../draft/use-draft.ts";
import { Part } from "../part.tsx";
import { SettingsPages } from "../settings-pages.tsx";
import { readYaml, writeYaml } from "./settings-yaml.ts";
import "../settings.css";

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

/** All settings as one file, which can be downloaded, or uploaded after viewing every difference. */
export function Component() {
  const t = useText();
  const download = async () => {
    const { settings, pictures } = await signedInCall(() => readSettings([]));
    const yaml = await writeYaml(settings);
    saveFile({ name: "settings.yaml", type: "application/yaml", data: base64(new TextEncoder().encode(yaml)) });
    for (const [name, data] of Object.entries(pictures))
      saveFile({ name, type: name.endsWith("svg") ? "image/svg+xml" : "image/png", data });
  };
  return (
    <>
      <PageHeading title={t("settings.file")} />
      <SettingsPages />
      <Part title={t("settings.exportTitle")} hint={t("settings.exportHint")}>
        <div>
          <Button type="button" look="tool" onClick={() => void download()}>
            {t("settings.exportFile")}
          </Button>
        </div>
      </Part>
      <Part title={t("settings.importFileTitle")} hint={t("settings.importFileHint")}>
        <ImportForm />
      </Part>
    </>
  );
}

interface Change {
  settings: Record<string, unknown>;
  pictures: Record<string, string>;
  revisions: Record<string, string>;
}

function ImportForm() {
  const t = useText();
  const announce = useAnnounce();
  const preview = useCall("previewSettings");
  const saving = useCall("changeSettings");
  const [text, setText] = useState("");
  const [pictures, setPictures] = useState<Record<string, string>>({});
  const [wrongLine, setWrongLine] = useState<number | null>(null);
  const [faults, setFaults] = useState<readonly SettingsFault[]>([]);
  const [last, setLast] = useState<{ text: string; pictures: Record<string, string>; change: Change; result: Review } | null>(null);
  // A file that is changed while it is checked has to be checked again.
  const review = last?.text === text && last.pictures === pictures ? last : null;

  const choose = async (files: FileList | null) => {
    for (const file of files ?? []) {
      if (/\.(ya?ml|json)$/i.test(file.name)) setText(await file.text());
      else {
        const bytes = base64(new Uint8Array(await file.arrayBuffer()));
        setPictures((now) => ({ ...now, [file.name]: bytes }));
      }
    }
  };
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setLast(null);
    setFaults([]);
    const read = await readYaml(text);
    setWrongLine(read.line ?? null);
    if (read.line !== undefined) return;
    const now = await signedInCall(() => readSettings([]));
    const named = read.names.flatMap((name) => {
      const bytes = pictures[name] ?? now.pictures[name];
      return bytes === undefined ? [] : [[name, bytes] as const];
    });
    const settings = (typeof read.settings === "object" && read.settings !== null ? read.settings : {}) as Record<string, unknown>;
    const change = { settings, pictures: Object.fromEntries(named), revisions: now.revisions };
    const result = await preview.send(change);
    if (!result) return;
    setFaults(result.faults);
    if (result.faults.length === 0) setLast({ text, pictures, change, result });
  };
  const save = async () => {
    const result = review && (await saving.send(review.change));
    if (!result) return;
    setLast(null);
    setFaults(result.faults);
    if (result.faults.length === 0) announce(t("settings.saved"));
  };
  return (
    <form onSubmit={(event) => void ask(event)} className="stack">
      <FailureNotice failure={preview.failure ?? saving.failure} />
      <label className={buttonClass("tool", "relative cursor-pointer justify-self-start")}>
        {t("settings.chooseSettings")}
        <input
          type="file"
          multiple
          accept=".yaml,.yml,.json,.svg,.png,.jpg,.jpeg,.webp"
          className="overlay-input opacity-0"
          aria-label={t("settings.chooseSettings")}
          onChange={({ currentTarget }) => void choose(currentTarget.files)}
        />
      </label>
      <TextArea
        name="yaml"
        label={t("settings.yaml")}
        rows={14}
        required
        spellCheck={false}
        value={text}
        error={wrongLine === null ? undefined : t("settings.badYaml", { line: wrongLine })}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look={review ? "tool" : "primary"} disabled={text.trim() === "" || preview.isSending}>
          {t("settings.review")}
        </Button>
        {review && review.result.differences.length > 0 && (
          <Button type="button" disabled={saving.isSending} onClick={() => void save()}>
            {t("settings.save")}
          </Button>
        )}
      </div>
      <div role="status" className="stack text-small">
        {faults.length > 0 && (
          <Notice kind="alert">
            <p className="font-medium">{t("settings.faults", { count: faults.length })}</p>
            {faults.map(({ path, problem }) => (
              <p key={`${path} ${problem}`}>{t("settings.fault", { name: path, problem })}</p>
            ))}
          </Notice>
        )}
        {review?.result.differences.length === 0 && <p>{t("settings.sameFile")}</p>}
        {review && review.result.differences.length > 0 && (
          <SettingDifferences differences={review.result.differences} label={t("settings.differences")} />
        )}
        {review?.result.gaps.map((gap) => (
          <p key={gap}>{t("settings.gap", { gap })}</p>
        ))}
      </div>
    </form>
  );
}
