import type { StaffRight } from "@azulejo/contract";
import type { StaffRole } from "@azulejo/contract/areas/office/staff/roles.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { Checkbox, Field } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type FormEvent, useState } from "react";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { useCall } from "../../../call/use-call.ts";
import { useStaff } from "../../../frame/staff.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { allRights, rightGroups } from "./right-groups.ts";

interface Props {
  /** The role as read; a new role has neither code nor revision. */
  role: Pick<StaffRole, "name" | "rights"> & { code: string | null; revision: string | null };
  isReadOnly: boolean;
  /** Reads the role again, because somebody else has saved it. */
  onStale(): void;
  onSaved(code: string, name: string): void;
}

/** A role's name in both languages, and its rights. A user can't give a right that they don't have. */
export function RoleForm({ role, isReadOnly, onStale, onSaved }: Props) {
  const t = useText();
  const language = useLanguage();
  const { send, isSending, failure } = useCall("saveStaffRole");
  const [mine, setMine] = useState<readonly StaffRight[]>(role.rights);
  const isStale = failure?.code === "office_role_changed";
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = { en: String(form.get("name.en")), es: String(form.get("name.es")) };
    const saved = await send({ code: role.code, name, rights: [...mine], revision: role.revision });
    if (saved) onSaved(saved.code, name[language]);
    else onStale();
  };
  const set = (right: StaffRight, isGiven: boolean) => setMine(isGiven ? [...mine, right] : mine.filter((one) => one !== right));
  return (
    <form onSubmit={(event) => void submit(event)} className="rights-form">
      {isStale ? <Difference role={role} mine={mine} /> : <FailureNotice failure={failure} />}
      {isReadOnly ? <p className="soft">{t("roles.beyond")}</p> : role.code !== null && <p className="soft">{t("roles.counts")}</p>}
      <fieldset disabled={isReadOnly} className="field-row">
        {(["en", "es"] as const).map((one) => (
          <Field
            key={one}
            name={`name.${one}`}
            label={t(one === "en" ? "roles.nameEn" : "roles.nameEs")}
            defaultValue={role.name[one]}
            maxLength={60}
            required
            autoComplete="off"
            error={failure?.fields[`name.${one}`]}
          />
        ))}
      </fieldset>
      <RightsGroups mine={mine} isReadOnly={isReadOnly} onSet={set} />
      {!isReadOnly && (
        <div>
          <Button type="submit" disabled={isSending}>
            {t("roles.save")}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Differences between the saved role and the choices here. */
function Difference({ role, mine }: { role: Props["role"]; mine: readonly StaffRight[] }) {
  const t = useText();
  const language = useLanguage();
  const list = (rights: StaffRight[]) => new Intl.ListFormat(language).format(rights.map((right) => `“${t(`right.${right}`)}”`));
  const theirs = allRights.filter((right) => role.rights.includes(right) && !mine.includes(right));
  const onlyMine = allRights.filter((right) => mine.includes(right) && !role.rights.includes(right));
  return (
    <Notice kind="alert">
      <p>{t("roles.changedMeanwhile")}</p>
      <p>{t("roles.savedName", role.name)}</p>
      {theirs.length > 0 && <p>{t("roles.onlyTheirs", { rights: list(theirs) })}</p>}
      {onlyMine.length > 0 && <p>{t("roles.onlyMine", { rights: list(onlyMine) })}</p>}
      {theirs.length + onlyMine.length === 0 && <p>{t("roles.same")}</p>}
    </Notice>
  );
}

interface GroupsProps {
  mine: readonly StaffRight[];
  isReadOnly: boolean;
  onSet(right: StaffRight, isGiven: boolean): void;
}

function RightsGroups({ mine, isReadOnly, onSet }: GroupsProps) {
  const t = useText();
  const { rights: own } = useStaff();
  return (
    <div className="rights-groups">
      {rightGroups.map(({ group, rights }) => (
        <fieldset key={group} disabled={isReadOnly}>
          <legend>{t(`roles.group.${group}`)}</legend>
          {rights.map((right) => (
            <Checkbox
              key={right}
              id={`right-${right}`}
              name="rights"
              value={right}
              label={t(`right.${right}`)}
              checked={mine.includes(right)}
              disabled={isReadOnly || !own.includes(right)}
              onChange={(event) => onSet(right, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
