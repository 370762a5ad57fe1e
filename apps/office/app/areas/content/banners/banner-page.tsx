import type { OfficeBanner } from "@azulejo/contract/areas/office/content/banners.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Checkbox, Field, SelectField, TextArea } from "@azulejo/ui/field.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { LeaveGuard } from "../../../frame/pages/leave-guard.tsx";
import { useMay } from "../../../frame/staff.ts";
import { shopZone } from "../../../i18n/shop-clock.ts";
import { useText } from "../../../i18n/text.ts";
import { AuditLink } from "../../audit/audit-link.tsx";
import { BannerPreview } from "./banner-preview.tsx";
import { inputOf, kinds, languages, nothingTyped, type Typed, tones, typedOf } from "./banner-values.ts";
import "./banners.css";

export async function loader({ request, params }: LoaderFunctionArgs): Promise<OfficeBanner | null> {
  const id = params["bannerId"];
  if (id === undefined) return null;
  const banner = (await load("banners", {}, request)).find((one) => String(one.id) === id);
  if (!banner) throw new Response(null, { status: 404 });
  return banner;
}

export function Component() {
  const banner = useLoaderData<typeof loader>();
  return <BannerForm key={banner ? `${banner.id} ${banner.lockVersion}` : "new"} banner={banner} />;
}

/** Edits a banner, with a preview beside the form. */
function BannerForm({ banner }: { banner: OfficeBanner | null }) {
  const t = useText();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const loaded = banner ? typedOf(banner) : nothingTyped;
  const [typed, setTyped] = useState<Typed>(loaded);
  const [isLeaving, setLeaving] = useState(false);
  const saving = useCall("saveBanner");
  const publishing = useCall("publishContent");
  const failure = saving.failure ?? publishing.failure;
  const isSending = saving.isSending || publishing.isSending;
  const isTyped = JSON.stringify(typed) !== JSON.stringify(loaded);
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const faults = failure?.fields ?? {};

  const save = async (isPublished: boolean) => {
    publishing.fail(null);
    const saved = isTyped || !banner ? await saving.send(inputOf(typed, banner)) : banner;
    if (!saved) return;
    setLeaving(true);
    const isDone =
      !isPublished || (await publishing.send({ action: "publish", stories: [{ id: saved.id, lockVersion: saved.lockVersion }] })) !== null;
    if (isDone) announce(t(isPublished ? "content.published" : "content.saved", { name: saved.name }));
    if (isDone) return void navigate("/content/banners");
    // The draft was saved but isn't public; from now on it is the version being edited.
    void navigate(`/content/banners/${saved.id}`);
    void revalidate();
  };
  return (
    <>
      <PageHeading
        title={banner ? banner.name : t("banners.new")}
        actions={<Actions {...{ banner, isSending, isTyped }} onSave={(isPublished) => void save(isPublished)} />}
      >
        <BannerNote banner={banner} />
      </PageHeading>
      <form className="banner-form" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <FailureNotice failure={failure && { ...failure, fields: {} }} />
        {failure?.code === "office_story_changed" && (
          <p>
            <Button type="button" look="tool" onClick={() => void revalidate()}>
              {t("banners.showTheirs")}
            </Button>
          </p>
        )}
        {(typed.textEn || typed.textEs) && (
          <section aria-label={t("content.preview")} className="banner-two">
            <BannerPreview banner={typed} language="en" />
            <BannerPreview banner={typed} language="es" />
          </section>
        )}
        <BannerFields typed={typed} faults={faults} onChange={change} />
      </form>
      <LeaveGuard isUnsaved={isTyped && !isLeaving} text={t("banners.leaveText")} />
    </>
  );
}

function BannerNote({ banner }: { banner: OfficeBanner | null }) {
  const t = useText();
  return (
    <>
      {banner && (
        <span className="banner-state" data-state={banner.state}>
          {t(`banners.state.${banner.state}`)}
        </span>
      )}
      {banner?.hasChanges && <span className="warn">{t("banners.hasChanges")}</span>}
      <Link to="/content/banners">{t("banners.back")}</Link>
      {banner && <Link to={`/content/${banner.id}?versions=open`}>{t("content.versions")}</Link>}
      {banner && <AuditLink subject="story" no={banner.id} />}
    </>
  );
}

interface FieldsProps {
  typed: Typed;
  /** Errors by path in the call's input. */
  faults: Record<string, string>;
  onChange(part: Partial<Typed>): void;
}

function BannerFields(props: FieldsProps) {
  return (
    <>
      <TextFields {...props} />
      <PlaceFields {...props} />
      <ReaderFields {...props} />
    </>
  );
}

function TextFields({ typed, faults, onChange }: FieldsProps) {
  const t = useText();
  const text = (name: "name" | "textEn" | "textEs" | "linkTo" | "labelEn" | "labelEs", more: object = {}) => (
    <Field
      name={name}
      label={t(`banners.field.${name}`)}
      value={typed[name]}
      maxLength={name === "linkTo" ? 500 : name === "name" ? 200 : 300}
      autoComplete="off"
      error={faults[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
      {...more}
    />
  );
  return (
    <>
      {text("name", { hint: t("banners.nameHint"), required: true })}
      <div className="field-row">
        {text("textEn", { lang: "en", required: true })}
        {text("textEs", { lang: "es", required: true })}
      </div>
      {text("linkTo", { hint: t("banners.linkHint"), spellCheck: false })}
      <div className="field-row">
        {text("labelEn", { lang: "en" })}
        {text("labelEs", { lang: "es" })}
      </div>
    </>
  );
}

/** Appearance, pages and dates. */
function PlaceFields({ typed, faults, onChange }: FieldsProps) {
  const t = useText();
  const time = (name: "from" | "until") => (
    <Field
      name={name}
      type="datetime-local"
      label={t(`banners.field.${name}`)}
      hint={t(`banners.${name}Hint`, { zone: shopZone() })}
      value={typed[name]}
      error={faults[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  return (
    <>
      <SelectField
        name="tone"
        label={t("banners.field.tone")}
        value={typed.tone}
        onChange={({ currentTarget }) => onChange({ tone: tones.find((one) => one === currentTarget.value) ?? "plain" })}
      >
        {tones.map((tone) => (
          <option key={tone} value={tone}>
            {t(`banners.tone.${tone}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="paths"
        label={t("banners.field.paths")}
        hint={t("banners.pathsHint")}
        rows={3}
        value={typed.paths}
        error={Object.entries(faults).find(([path]) => path.startsWith("paths"))?.[1]}
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ paths: currentTarget.value })}
      />
      <div className="field-row">
        {time("from")}
        {time("until")}
      </div>
    </>
  );
}

const toggled = <Value extends string>(chosen: readonly Value[], value: Value, isOn: boolean) =>
  isOn ? [...chosen, value] : chosen.filter((one) => one !== value);

/** The audience of a banner. */
function ReaderFields({ typed, faults, onChange }: FieldsProps) {
  const t = useText();
  return (
    <>
      <fieldset>
        <legend>{t("banners.field.languages")}</legend>
        <div>
          {languages.map((language) => (
            <Checkbox
              key={language}
              name={`language-${language}`}
              label={t(`banners.language.${language}`)}
              checked={typed.languages.includes(language)}
              onChange={({ currentTarget }) => onChange({ languages: toggled(typed.languages, language, currentTarget.checked) })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{t("banners.field.customerKinds")}</legend>
        <div>
          {kinds.map((kind) => (
            <Checkbox
              key={kind}
              name={`kind-${kind}`}
              label={t(`banners.kind.${kind}`)}
              checked={typed.customerKinds.includes(kind)}
              onChange={({ currentTarget }) => onChange({ customerKinds: toggled(typed.customerKinds, kind, currentTarget.checked) })}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        name="query"
        label={t("banners.field.query")}
        hint={t("banners.queryHint")}
        rows={2}
        value={typed.query}
        error={Object.entries(faults).find(([path]) => path.startsWith("query"))?.[1]}
        spellCheck={false}
        onChange={({ currentTarget }) => onChange({ query: currentTarget.value })}
      />
    </>
  );
}

interface ActionsProps {
  banner: OfficeBanner | null;
  isSending: boolean;
  isTyped: boolean;
  onSave(isPublished: boolean): void;
}

function Actions({ banner, isSending, isTyped, onSave }: ActionsProps) {
  const t = useText();
  const may = useMay();
  return (
    <>
      <Button type="button" look="tool" disabled={isSending || !isTyped} onClick={() => onSave(false)}>
        {t("banners.saveDraft")}
      </Button>
      {may("content.publish") && (
        <Button
          type="button"
          className="min-h-9!"
          disabled={isSending || !(isTyped || banner?.state === "draft" || banner?.hasChanges)}
          onClick={() => onSave(true)}
        >
          {t("banners.publish")}
        </Button>
      )}
    </>
  );
}
