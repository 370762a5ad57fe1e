import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { load } from "../../../call/load.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useStaff } from "../../../frame/staff.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { useText } from "../../../i18n/text.ts";
import { StaffPages } from "../staff-pages.tsx";
import { RoleForm } from "./role-form.tsx";

/** The role that a new one copies; null for an empty one. */
export async function loader({ request }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get("from");
  const { roles } = await load("staffRoles", {}, request);
  return roles.find(({ code }) => code === from) ?? null;
}

/** A new role, empty or a copy of another one. */
export function Component() {
  const t = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const announce = useAnnounce();
  const { rights: own } = useStaff();
  const original = useLoaderData<typeof loader>();
  const start = {
    code: null,
    revision: null,
    name: {
      en: original?.name.en ?? "",
      es: original?.name.es ?? "",
      // Only the user's language is loaded; they enter the name in the other language themselves.
      ...(original && { [language]: t("roles.copyOf", { name: original.name[language] }) }),
    },
    rights: original?.rights.filter((right) => own.includes(right)) ?? [],
  };
  return (
    <>
      <PageHeading title={t("roles.new")} />
      <StaffPages />
      <RoleForm
        role={start}
        isReadOnly={false}
        onStale={() => undefined}
        onSaved={(code, name) => {
          announce(t("roles.saved", { name }));
          void navigate(`/staff/roles/${code}`, { replace: true });
        }}
      />
    </>
  );
}
