import { Field, TextArea } from "@azulejo/ui/field.tsx";
import { Segments } from "@azulejo/ui/segments.tsx";
import { useState } from "react";
import { useCall } from "../../../call/use-call.ts";
import { ActionDialog } from "../../../frame/action-dialog.tsx";
import { useMay } from "../../../frame/staff.ts";
import { shopZone } from "../../../i18n/shop-clock.ts";
import { useText } from "../../../i18n/text.ts";
import { MomentField } from "./moment-field.tsx";
import { typedMoment } from "./typed-moment.ts";

interface Props {
  stories: readonly { id: number; lockVersion: number; name: string }[];
  /** Called with a message about the result. */
  onMade(words: string): void;
  onClose(): void;
}

const actions = ["publish", "unpublish"] as const;

/** Plans when stories become public; a user who may not publish requests it. */
export function ReleaseDialog({ stories, onMade, onClose }: Props) {
  const t = useText();
  const mayPublish = useMay()("content.publish");
  const plan = useCall("planRelease");
  const ask = useCall("askRelease");
  const [action, setAction] = useState<"publish" | "unpublish">("publish");
  const failure = plan.failure ?? ask.failure;
  const make = async (form: FormData): Promise<boolean> => {
    const name = String(form.get("name"));
    const made = { name, action, stories: stories.map(({ id, lockVersion }) => ({ id, lockVersion })) };
    const publishAt = typedMoment(form.get("publishAt"));
    if (mayPublish && publishAt !== null) {
      const planned = await plan.send({ ...made, publishAt });
      if (planned) onMade(t("releases.planned", { name }));
      return planned !== null;
    }
    const asked = await ask.send({ ...made, publishAt, note: String(form.get("note") ?? "") });
    if (asked) onMade(t("releases.asked", { name }));
    return asked !== null;
  };
  return (
    <ActionDialog
      title={t(mayPublish ? "releases.planTitle" : "releases.askTitle", { count: stories.length })}
      confirm={t(mayPublish ? "releases.plan" : "releases.ask")}
      isSending={plan.isSending || ask.isSending}
      failure={failure}
      onConfirm={make}
      onClose={onClose}
    >
      <p className="soft">{stories.map(({ name }) => name).join(", ")}</p>
      <Field
        name="name"
        label={t("releases.name")}
        hint={t("releases.nameHint")}
        defaultValue={stories.length === 1 ? stories[0]?.name : ""}
        error={failure?.fields["name"]}
        maxLength={120}
        required
        autoComplete="off"
      />
      <Segments
        name="action"
        legend={t("releases.what")}
        value={action}
        choices={actions.map((value) => ({ value, label: t(`releases.action.${value}`) }))}
        onChoose={(value) => setAction(value === "unpublish" ? "unpublish" : "publish")}
      />
      <MomentField isRequired={mayPublish} at={null} hint={t(mayPublish ? "releases.zone" : "releases.zoneOrSoon", { zone: shopZone() })} />
      {!mayPublish && <TextArea name="note" label={t("releases.note")} rows={3} maxLength={1000} />}
    </ActionDialog>
  );
}
